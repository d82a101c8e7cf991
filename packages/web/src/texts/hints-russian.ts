// Тексты подсказок. `{cells}` – номера строк или столбцов.

import type { HintTexts } from './hint-texts.ts';

/** Sentences by core's keys. */
export const RUSSIAN_HINTS: HintTexts = {
  messages: {
    solved: 'Кроссворд решён.',
    mistake: 'На поле есть ошибка.',
    'mistake.row': 'Посмотрите на строку {line}: числа {clue} больше не помещаются.',
    'mistake.column': 'Посмотрите на столбец {line}: числа {clue} больше не помещаются.',
    'mistake.row.cells': 'Строка {line}: при числах {clue} отметки в столбцах {cells} не могут быть верны все сразу.',
    'mistake.column.cells':
      'Столбец {line}: при числах {clue} отметки в строках {cells} не могут быть верны все сразу.',
    'mistake.cells': 'Неверных отметок: {count}. Первая: строка {row}, столбец {column}.',
    'mistake.hidden':
      'Каждая линия сама по себе возможна, но из отметок следует противоречие ({axis} {line}): одна из них неверна.',
    impossible:
      'Ещё ничего не отмечено, а из чисел уже следует противоречие ({axis} {line}): у кроссворда нет решения.',
    'where.row': 'Посмотрите на строку {line}.',
    'where.column': 'Посмотрите на столбец {line}.',
    'where.nowhere': 'Одна линия шага не даёт. Спросите ещё раз – проверим вперёд.',
    'technique.line': 'Приём: {technique} ({axis} {line}).',
    stuck: 'Отсюда ни линия, ни проверка одной клетки вперёд шага не дают.',
    'stuck.reveal': 'В решении строка {row}, столбец {column}: {color}.',
    'empty-line.row': 'В строке {line} нет блоков: все клетки пустые.',
    'empty-line.column': 'В столбце {line} нет блоков: все клетки пустые.',
    'completed-line.row': 'Строка {line} собрана: остальные столбцы {cells} – крестики.',
    'completed-line.column': 'Столбец {line} собран: остальные строки {cells} – крестики.',
    'full-line.row': 'Строка {line}: числа {clue} занимают все {length} клеток, вариант один.',
    'full-line.column': 'Столбец {line}: числа {clue} занимают все {length} клеток, вариант один.',
    'overlap.row': 'Строка {line}: блок {block} ({length}) при любом положении закрывает столбцы {cells}.',
    'overlap.column': 'Столбец {line}: блок {block} ({length}) при любом положении закрывает строки {cells}.',
    'unreachable.row': 'Строка {line}: ни один блок из {clue} не достаёт до столбцов {cells}.',
    'unreachable.column': 'Столбец {line}: ни один блок из {clue} не достаёт до строк {cells}.',
    'line-logic.row': 'Строка {line}: при любом размещении {clue} столбцы {cells} одинаковы.',
    'line-logic.column': 'Столбец {line}: при любом размещении {clue} строки {cells} одинаковы.',
    'crossing-colors.pair': 'Строка {row} и столбец {column} вместе оставляют на пересечении один цвет: {color}.',
    'crossing-colors.round':
      'Строка {row}, столбец {column}: если выписать допустимые цвета линий (кругов: {rounds}), остаётся один: {color}.',
    'look-ahead.line':
      'Допустим, строка {row}, столбец {column}: {assumed}. Тогда {axis} {line} нельзя завершить – значит, нет.',
    'look-ahead.chain':
      'Допустим, строка {row}, столбец {column}: {assumed}. Через {steps} линий {axis} {line} нельзя завершить – значит, нет.',
  },
  words: {
    row: 'строка',
    column: 'столбец',
    filled: 'закрашено',
    empty: 'пусто',
    'empty line': 'пустая линия',
    'full line': 'полная линия',
    'completed line': 'собранная линия',
    overlap: 'наложение',
    'out of reach': 'недосягаемые клетки',
    'all placements': 'все размещения',
    'crossing colours': 'пересечение цветов',
    'look-ahead': 'проверка вперёд',
  },
};

// 提示的句子。`{cells}` 是行号或列号。

import type { HintTexts } from './hint-texts.ts';

/** Sentences by core's keys. */
export const CHINESE_HINTS: HintTexts = {
  messages: {
    solved: '题目已经解开。',
    mistake: '棋盘上有错误。',
    'mistake.row': '看第 {line} 行：{clue} 已经放不下了。',
    'mistake.column': '看第 {line} 列：{clue} 已经放不下了。',
    'mistake.row.cells': '第 {line} 行：按 {clue}，第 {cells} 列的标记不可能都对。',
    'mistake.column.cells': '第 {line} 列：按 {clue}，第 {cells} 行的标记不可能都对。',
    'mistake.cells': '错误的标记有 {count} 个，第一个在第 {row} 行第 {column} 列。',
    'mistake.hidden': '单看每条线都还成立，但由标记推下去，第 {line} {axis}出现矛盾：有一个标记是错的。',
    'where.row': '看第 {line} 行。',
    'where.column': '看第 {line} 列。',
    'where.nowhere': '单看一条线没有下一步。再按一次进行试探。',
    'technique.line': '在第 {line} {axis}使用“{technique}”。',
    stuck: '从这里开始，逐线和单格试探都没有下一步。',
    'stuck.reveal': '答案中第 {row} 行第 {column} 列是“{color}”。',
    'empty-line.row': '第 {line} 行没有方块：全部为空。',
    'empty-line.column': '第 {line} 列没有方块：全部为空。',
    'completed-line.row': '第 {line} 行的方块都齐了：其余第 {cells} 列打叉。',
    'completed-line.column': '第 {line} 列的方块都齐了：其余第 {cells} 行打叉。',
    'full-line.row': '第 {line} 行：{clue} 占满全部 {length} 格，只有一种放法。',
    'full-line.column': '第 {line} 列：{clue} 占满全部 {length} 格，只有一种放法。',
    'overlap.row': '第 {line} 行：第 {block} 块（{length}）无论放在哪里都覆盖第 {cells} 列。',
    'overlap.column': '第 {line} 列：第 {block} 块（{length}）无论放在哪里都覆盖第 {cells} 行。',
    'unreachable.row': '第 {line} 行：{clue} 的任何方块都到不了第 {cells} 列。',
    'unreachable.column': '第 {line} 列：{clue} 的任何方块都到不了第 {cells} 行。',
    'line-logic.row': '第 {line} 行：{clue} 的每种放法在第 {cells} 列都一致。',
    'line-logic.column': '第 {line} 列：{clue} 的每种放法在第 {cells} 行都一致。',
    'crossing-colors.pair': '第 {row} 行与第 {column} 列的交叉格，两边都允许的颜色只有“{color}”。',
    'crossing-colors.round': '第 {row} 行第 {column} 列：把各线允许的颜色记 {rounds} 轮后，只剩“{color}”。',
    'look-ahead.line': '假设第 {row} 行第 {column} 列是“{assumed}”：第 {line} {axis}就无法完成，所以不是。',
    'look-ahead.chain':
      '假设第 {row} 行第 {column} 列是“{assumed}”：推 {steps} 条线后，第 {line} {axis}无法完成，所以不是。',
  },
  words: {
    row: '行',
    column: '列',
    filled: '涂色',
    empty: '空',
    'empty line': '空线',
    'full line': '满线',
    'completed line': '已完成的线',
    overlap: '重叠',
    'out of reach': '够不到',
    'all placements': '所有放法',
    'crossing colours': '颜色交叉',
    'look-ahead': '试探',
  },
};

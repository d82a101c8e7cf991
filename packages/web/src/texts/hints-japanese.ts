// ヒントの文。`{cells}` は行または列の番号。

import type { HintTexts } from './hint-texts.ts';

/** Sentences by core's keys. */
export const JAPANESE_HINTS: HintTexts = {
  messages: {
    solved: '問題は解けています。',
    mistake: '盤面に間違いがあります。',
    'mistake.row': '{line}行目を見てください。{clue}がもう入りません。',
    'mistake.column': '{line}列目を見てください。{clue}がもう入りません。',
    'mistake.row.cells': '{line}行目：{clue}では{cells}列目の印がすべて正しいことはありません。',
    'mistake.column.cells': '{line}列目：{clue}では{cells}行目の印がすべて正しいことはありません。',
    'mistake.cells': '間違った印：{count}個。最初は{row}行{column}列です。',
    'mistake.hidden': 'どの列も単独では合いますが、印をたどると{line}{axis}目で矛盾します。どれかの印が間違いです。',
    'where.row': '{line}行目を見てください。',
    'where.column': '{line}列目を見てください。',
    'where.nowhere': '一列だけでは進めません。もう一度押すと先読みします。',
    'technique.line': '{line}{axis}目で「{technique}」を使います。',
    stuck: 'ここからは、一列でも一マスの先読みでも進めません。',
    'stuck.reveal': '答えの{row}行{column}列は「{color}」です。',
    'empty-line.row': '{line}行目にはブロックがありません。すべて空白です。',
    'empty-line.column': '{line}列目にはブロックがありません。すべて空白です。',
    'completed-line.row': '{line}行目はそろいました。残りの{cells}列目にバツを付けます。',
    'completed-line.column': '{line}列目はそろいました。残りの{cells}行目にバツを付けます。',
    'full-line.row': '{line}行目：{clue}は{length}マスすべてを使うので、置き方は一つです。',
    'full-line.column': '{line}列目：{clue}は{length}マスすべてを使うので、置き方は一つです。',
    'overlap.row': '{line}行目：{block}番目のブロック（{length}）はどこに置いても{cells}列目を覆います。',
    'overlap.column': '{line}列目：{block}番目のブロック（{length}）はどこに置いても{cells}行目を覆います。',
    'unreachable.row': '{line}行目：{clue}のどのブロックも{cells}列目に届きません。',
    'unreachable.column': '{line}列目：{clue}のどのブロックも{cells}行目に届きません。',
    'line-logic.row': '{line}行目：{clue}のどの置き方でも{cells}列目は同じになります。',
    'line-logic.column': '{line}列目：{clue}のどの置き方でも{cells}行目は同じになります。',
    'crossing-colors.pair': '{row}行目と{column}列目が交わるマスに両方が許す色は「{color}」だけです。',
    'crossing-colors.round': '{row}行{column}列：各列が許す色を{rounds}回書き出すと「{color}」だけが残ります。',
    'look-ahead.line': '{row}行{column}列を「{assumed}」と仮定すると、{line}{axis}目が完成できません。よって違います。',
    'look-ahead.chain':
      '{row}行{column}列を「{assumed}」と仮定して{steps}列たどると、{line}{axis}目が完成できません。よって違います。',
  },
  words: {
    row: '行',
    column: '列',
    filled: '塗り',
    empty: '空白',
    'empty line': '空の列',
    'full line': 'ぴったりの列',
    'completed line': '完成した列',
    overlap: '重なり',
    'out of reach': '届かないマス',
    'all placements': 'すべての置き方',
    'crossing colours': '色の交差',
    'look-ahead': '先読み',
  },
};

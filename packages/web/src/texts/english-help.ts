// English for hints and checks; comes with them.

/** Texts of the help below the board. */
export const ENGLISH_HELP = {
  close: 'Close',
  thinking: 'Looking for the next step …',
  checking: 'Checking …',
  checkFine: 'No mistake so far.',
  checkCells: { one: '{n} mark is wrong.', other: '{n} marks are wrong.' },
  checkLines: { one: '{n} line can no longer be completed.', other: '{n} lines can no longer be completed.' },
  hintMore: 'Tell me more',
  hintApply: 'Do it for me',
} as const;

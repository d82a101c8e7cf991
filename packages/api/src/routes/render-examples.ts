// Examples of drawings, replayed by a test.

/** The share code of rows 1, 2 and columns 2, 1. */
export const EXAMPLE_CODE = 'nQjEj61wmSJa';

/** Requests by name, and an address. */
export const renderExamples = {
  requests: {
    text: {
      summary: 'A solved puzzle as text',
      value: { rows: [[1], [2]], cols: [[2], [1]], to: 'txt', solution: true },
    },
    svg: {
      summary: 'A board in play as SVG',
      value: { rows: [[1], [2]], cols: [[2], [1]], to: 'svg', picture: ['?.', '##'], theme: 'dark' },
    },
  },
  file: `${EXAMPLE_CODE}.svg`,
} as const;

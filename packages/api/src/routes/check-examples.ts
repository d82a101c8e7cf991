// Examples of `POST /v1/check`, replayed by a test.

/** Requests and their answers by name. */
export const checkExamples = {
  requests: {
    puzzle: { summary: 'Is the puzzle a good one?', value: { rows: [[1], [2]], cols: [[2], [1]], classify: true } },
    picture: {
      summary: 'Is this a solution?',
      value: { rows: [[1], [2]], cols: [[2], [1]], picture: ['#.', '#.'] },
    },
    impossible: { summary: 'Clues that cannot be right', value: { rows: [[2]], cols: [[1], []] } },
  },
  answers: {
    puzzle: {
      summary: 'One solution',
      value: {
        verdict: 'unique',
        method: 'line',
        undecidedCells: 0,
        problems: [],
        cost: { ticks: 40, spent: 40, budget: 20_000_000 },
      },
    },
    picture: {
      summary: 'Not a solution',
      value: {
        solves: false,
        faults: [
          { line: { axis: 'row', index: 1 }, expected: [2], found: [1] },
          { line: { axis: 'column', index: 1 }, expected: [1], found: [] },
        ],
        problems: [],
      },
    },
    impossible: {
      summary: 'No solution, and why',
      value: {
        verdict: 'none',
        method: null,
        undecidedCells: 0,
        problems: [
          { pointer: '/rows/0', code: 'sums-differ', message: 'the rows ask for 2 filled cells, the columns for 1' },
        ],
        cost: { ticks: 0, spent: 0, budget: 20_000_000 },
      },
    },
  },
} as const;

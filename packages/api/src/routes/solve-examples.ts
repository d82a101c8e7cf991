// Examples of the document; a test sends each request and holds the answer against the one of the same
// name (counters of work aside, which change with the engine).

const stats = { lineSolves: 4, decisions: 0, conflicts: 0, probes: 0, restarts: 0, maxLevel: 0 };
const cost = { ticks: 40, spent: 40, budget: 20_000_000 };

const unique = {
  verdict: 'unique',
  method: null,
  solutions: [['#.', '##']],
  count: { value: 1, exact: true },
  undecidedCells: 0,
  cost,
  stats,
} as const;

/** Examples of `POST /v1/solve`. */
export const solveExamples = {
  requests: {
    unique: { summary: 'One solution', value: { rows: [[1], [2]], cols: [[2], [1]] } },
    multiple: { summary: 'Several solutions', value: { rows: [[1], [1]], cols: [[1], [1]] } },
    none: { summary: 'No solution', value: { rows: [[2], [], [2]], cols: [[1, 1], [], [1, 1]] } },
    text: { summary: 'A puzzle as text', value: { text: 'rows: 2, 1\ncolumns: 1, 2', format: 'clue-text' } },
    classic: { summary: 'By a classic method', value: { rows: [[1], [2]], cols: [[2], [1]], strategy: 'rows' } },
  },
  answers: {
    unique: { summary: 'One solution', value: unique },
    classic: { summary: 'By a classic method', value: { ...unique, cost: { ticks: 11, spent: 11, budget: 300_000 } } },
    multiple: {
      summary: 'Several solutions',
      value: {
        verdict: 'multiple',
        method: null,
        solutions: [
          ['#.', '.#'],
          ['.#', '#.'],
        ],
        count: { value: 2, exact: false },
        undecidedCells: 4,
        cost,
        stats,
        forced: [],
        ambiguous: [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
        ],
        open: [],
        known: ['??', '??'],
      },
    },
    none: {
      summary: 'No solution',
      value: {
        verdict: 'none',
        method: null,
        solutions: [],
        count: { value: 0, exact: true },
        undecidedCells: 9,
        cost,
        stats,
        line: { axis: 'row', index: 0 },
        problems: [],
      },
    },
  },
} as const;

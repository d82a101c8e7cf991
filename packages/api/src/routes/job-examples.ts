// Examples of `POST /v1/jobs`, replayed by a test.

/** Requests by name; answers have ids and times in them, so there is none to show. */
export const jobExamples = {
  requests: {
    two: {
      summary: 'Two puzzles',
      value: {
        puzzles: [
          { rows: [[1], [2]], cols: [[2], [1]] },
          { rows: [[1], [1]], cols: [[1], [1]] },
        ],
        budget: 1_000_000,
      },
    },
  },
} as const;

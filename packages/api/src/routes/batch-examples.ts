// Examples of `POST /v1/batch`, replayed by a test.

import { solveExamples } from './solve-examples.ts';

/** Requests and their answers by name. */
export const batchExamples = {
  requests: {
    two: {
      summary: 'A puzzle, and one that cannot be',
      value: {
        puzzles: [
          { rows: [[1], [2]], cols: [[2], [1]] },
          { rows: [[2]], cols: [[1]] },
        ],
      },
    },
  },
  answers: {
    two: {
      summary: 'An answer and a problem',
      value: {
        lines: [
          { index: 0, answer: solveExamples.answers.unique.value },
          {
            index: 1,
            problem: {
              type: '/problems/invalid-puzzle',
              title: 'The puzzle is not sound',
              status: 422,
            },
          },
        ],
      },
    },
  },
} as const;

// Examples of `POST /v1/hint`, replayed by a test.

/** Requests and their answers by name. */
export const hintExamples = {
  requests: {
    start: { summary: 'An empty board', value: { rows: [[4], [1]], cols: [[2], [1], [1], [1], [0]] } },
    mistake: { summary: 'A wrong mark', value: { rows: [[1], [2]], cols: [[2], [1]], marks: ['??', '.?'] } },
  },
  answers: {},
} as const;

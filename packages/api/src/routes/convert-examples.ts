// Examples of `POST /v1/convert`, replayed by a test.

/** Requests and their answers by name. */
export const convertExamples = {
  requests: {
    lines: { summary: 'As JSON Lines', value: { rows: [[1], [2]], cols: [[2], [1]], to: 'jsonl' } },
  },
  answers: {
    lines: {
      summary: 'As JSON Lines',
      value: {
        from: 'clues',
        to: 'jsonl',
        count: 1,
        text: '{"width":2,"height":2,"rows":[[1],[2]],"columns":[[2],[1]]}\n',
      },
    },
  },
} as const;

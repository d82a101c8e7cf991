// Examples of `POST /v1/generate`, replayed by a test.

/** Requests by name. */
export const generateExamples = {
  requests: {
    seeded: { summary: 'From a seed', value: { width: 10, height: 8, seed: 'tea' } },
    colored: { summary: 'In three colours', value: { width: 12, height: 10, seed: 'tea', colors: 3, density: 0.6 } },
  },
} as const;

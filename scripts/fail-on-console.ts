// Tests of the engine are silent: a console call in core is a mistake, so it fails the test.

import { afterAll, beforeAll } from 'vitest';

const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
const originals = methods.map((name) => console[name]);

beforeAll(() => {
  for (const name of methods) {
    console[name] = (...parts: unknown[]) => {
      throw new Error(`console.${name} called: ${parts.join(' ')}`);
    };
  }
});

afterAll(() => {
  methods.forEach((name, i) => {
    const original = originals[i];
    if (original) console[name] = original;
  });
});

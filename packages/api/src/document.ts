// What the OpenAPI document says besides the routes.

import { VERSION } from './version.ts';

/** Head of the document. */
export const documentHead = {
  openapi: '3.1.0',
  info: {
    title: 'Nonokit API',
    version: VERSION,
    description:
      'Nonograms over HTTP: how many solutions has a puzzle, proven; what does it look like; what is the next step. ' +
      'Work is counted in ticks, so the same request costs the same everywhere. ' +
      'Every answer allows any origin, every error is `application/problem+json`.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  security: [{}, { key: [] }],
  tags: [
    { name: 'puzzles', description: 'Ask about a puzzle, draw it, convert it.' },
    { name: 'collection', description: 'Our own drawings, each proven to have one solution.' },
    { name: 'many', description: 'Many puzzles at once, or one hard one for as long as it takes.' },
    { name: 'embedding', description: 'A board in somebody else’s page.' },
    { name: 'service', description: 'About the service itself.' },
  ],
};

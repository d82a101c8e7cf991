import { defineConfig } from 'vitest/config';
import { CountReporter } from './scripts/count-reporter.ts';

const resolve = { conditions: ['@nonokit/source'] };
const ssr = { resolve };

/** One run, one summary: each package is a project; slow surfaces (real terminal, workerd, Chromium) have their own. */
export default defineConfig({
  test: {
    reporters: ['default', new CountReporter()],
    passWithNoTests: false,
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'core',
          include: ['packages/core/{src,test}/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
          setupFiles: ['scripts/fail-on-console.ts'],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'house',
          include: ['scripts/**/*.test.ts', 'docs/**/*.test.ts', 'corpus/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'cli',
          include: ['packages/cli-tui/{src,test}/**/*.test.{ts,tsx}'],
          exclude: ['packages/cli-tui/test/e2e/**'],
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'terminal',
          include: ['packages/cli-tui/test/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'api',
          include: ['packages/api/{src,test}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'web',
          include: ['packages/web/{src,test}/**/*.test.ts'],
          exclude: ['packages/web/test/e2e/**'],
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'browser',
          include: ['packages/web/test/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/** The rule: a test that needs the database is named `*.server.test.ts`, or stands in tests/. All others are pure. */
const withDatabase = ['**/*.server.test.{ts,tsx}', 'tests/!(walls).test.ts'];
const notOurs = ['node_modules/**', 'build/**', 'data/**', 'tests/journeys/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Nothing is proved by being fast: machines may be slow and shared.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, ...withDatabase],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: withDatabase,
          exclude: notOurs,
          globalSetup: './tests/global-setup.ts',
        },
      },
    ],
  },
});

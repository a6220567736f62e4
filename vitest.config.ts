import { defineConfig } from 'vitest/config';

/** The rule: a test that needs the database is named `*.server.test.ts`, or stands in tests/. All others are pure. */
const withDatabase = ['**/*.server.test.{ts,tsx}', 'tests/!(import-rules).test.ts'];
/** On PostgreSQL once more goes only what differs there: these open the embedded database, or try what asks none. */
const notOnPostgres = [
  'db/open.server.test.ts',
  'tests/development.test.ts',
  'tests/hostile-files.test.ts',
  'tests/uploads-down.test.ts',
];
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
          exclude: process.env.TEST_DATABASE_URL ? [...notOurs, ...notOnPostgres] : notOurs,
          globalSetup: './tests/global-setup.ts',
        },
      },
    ],
  },
});

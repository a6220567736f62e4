import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Tests with a database are named `*.server.test.ts` or are directly in tests/. All other tests are pure: they use no
 * database. The five tests in tests/ that the second pattern excludes are also pure.
 */
const withDatabase = [
  '**/*.server.test.{ts,tsx}',
  'tests/!(import-rules|retired-words|forbidden-words|distributions|pages-without-shot).test.ts',
];
/** These tests do not run on PostgreSQL, because they open the embedded database, or test HTTP and files. */
const notOnPostgres = [
  'db/open.server.test.ts',
  'tests/{backup,development,doctor}.test.ts',
  'tests/{access,behind-tls,hostile-files,http,influencers-api,cached-pages,limits}.test.ts',
  'tests/{sign-up-api,uploads,uploads-down}.test.ts',
  'tests/{json-errors,booking-and-contact,confirm-email,page-forms,page-language,preferences-without-scripts}.test.ts',
  'tests/{accessibility-statement,operations-desk,back-to-list,return-after-login,start-deal-refusal,test-billing-refusal}.test.ts',
];
const excluded = ['**/node_modules/**', 'build/**', 'data/**'];

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism()),
    // Machines may be slow and shared.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 20_000 } },
    // Node loads the compiled messages and `path-language.ts`, which sets their language, without Vite. Transforming
    // three megabytes of messages would take seconds.
    server: { deps: { external: [/\/messages\/(compiled\/|path-language\.ts)/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          // Starting a process for each file would take longer than the tests.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...excluded, ...withDatabase],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: withDatabase,
          exclude: process.env.TEST_DATABASE_URL ? [...excluded, ...notOnPostgres] : excluded,
          globalSetup: './tests/global-setup.ts',
          // A worker's files share its modules, database and server.
          isolate: false,
        },
      },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

// Chromium's background requests (updates, sync, safe browsing) log errors without a network.
const noBackgroundRequests = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Keeps tests from reaching Stripe after a redirect.
  '--host-resolver-rules=MAP *.stripe.com ~NOTFOUND',
];

// A page lives for only a few seconds in a test. Optimising its scripts would take a tenth of the processor time and
// gain nothing.
const shortLivedScripts = ['--js-flags=--no-opt --max-lazy'];

const stableRendering = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
const args = [...noBackgroundRequests, ...shortLivedScripts, ...stableRendering];

/**
 * Selects the journeys that also run on PostgreSQL: those that use the database most, and the journey of a site without
 * contracts.
 */
const postgresJourneys = {
  testMatch: [
    'agreement-without-contract.spec.ts',
    'browse.spec.ts',
    'conversation.spec.ts',
    'desk.spec.ts',
    'edit-campaign.spec.ts',
    'main-story.spec.ts',
  ],
  grepInvert: /\bin fr\b/,
};

export default defineConfig({
  testDir: './tests/journeys',
  testMatch: '**/*.spec.ts',
  ...(process.env.TEST_DATABASE_URL && postgresJourneys),
  outputDir: './test-results',
  build: { external: ['**/messages/compiled/**'] },
  globalSetup: './tests/browser.ts',
  // At least two workers, because a worker is often idle. Each has its own server and browser.
  workers: Math.max(2, availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  // A step may time out on a shared machine. CI then retries the test and reports it as flaky.
  retries: process.env.CI ? 1 : 0,
  // As in vitest.config.ts: machines may be slow and shared.
  timeout: 120_000,
  expect: {
    timeout: 10_000,
    // Reference images have a reduced palette, which changes pixels at edges. A word in another colour still exceeds
    // the limits.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 150 },
  },
  snapshotPathTemplate: '{testDir}/design/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      // The global setup sets this variable before the workers load this file.
      executablePath: process.env.BROWSER_PATH ?? '',
      // Chromium's sandbox does not work for root, and most containers run as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...args] : args,
    },
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // A trace makes a journey a fifth slower. `--trace retain-on-failure` keeps the trace of a failing journey.
    trace: 'on-first-retry',
  },
});

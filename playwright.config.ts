import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

// Chromium's own errands (updates, sync, safe browsing) have no place in a test, and fail loudly behind a closed network.
const noBackgroundRequests = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // People are sent there; nobody is to arrive.
  '--host-resolver-rules=MAP *.stripe.com ~NOTFOUND',
];

// Letters and colours as they are, whatever the machine's screen would make of them.
const drawnAlike = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
const args = [...noBackgroundRequests, ...drawnAlike];

/** What walks through most of the database on PostgreSQL too. The looks and texts of a page do not come from there. */
const onPostgres = {
  testMatch: [
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
  ...(process.env.TEST_DATABASE_URL && onPostgres),
  outputDir: './test-results',
  globalSetup: './tests/browser.ts',
  // Each drives a server and a browser of its own, and waits for people more than it works.
  workers: Math.max(2, availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  // On a machine that others load too, a person may be kept waiting too long: they try once more, and the run says who did.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Their palette costs some edges of the drawings; a word in another colour is already more.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 150 },
  },
  snapshotPathTemplate: '{testDir}/design/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      // Found by the global setup, before the workers read this file.
      executablePath: process.env.BROWSER_PATH ?? '',
      // Chromium has no sandbox for root, who is the user of most containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...args] : args,
    },
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // It costs a third of a journey: CI writes one only of those that have failed once.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
});

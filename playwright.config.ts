import os from 'node:os';
import { defineConfig } from '@playwright/test';

// Chromium's own errands (updates, sync, safe browsing) have no place in a test, and fail loudly behind a closed network.
const noErrands = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './tests/journeys',
  outputDir: './test-results',
  globalSetup: './tests/browser.ts',
  workers: process.env.CI || os.availableParallelism() <= 2 ? 1 : 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      // Found by the global setup, before the workers read this file.
      executablePath: process.env.BROWSER_PATH ?? '',
      // Chromium has no sandbox for root, who is the user of most containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...noErrands] : noErrands,
    },
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: 'retain-on-failure',
  },
});

import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** `npm run proof:accessibility` runs all checks and records their outcomes for the accessibility statement. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.proof.ts',
  outputDir: '../../test-results',
  globalSetup: '../browser.ts',
  fullyParallel: true,
  timeout: 600_000,
  reporter: [['list'], ['./results-reporter.ts']],
  use: { ...journeys.use, trace: 'off', screenshot: 'only-on-failure' },
});

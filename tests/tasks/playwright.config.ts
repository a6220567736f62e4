import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** `npm run measure:tasks` performs the tasks of docs/tasks.md and prints their table. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'tasks.measure.ts',
  outputDir: '../../test-results',
  globalSetup: '../browser.ts',
  fullyParallel: true,
  timeout: 180_000,
  reporter: [['list'], ['./table-reporter.ts']],
  use: { ...journeys.use, trace: 'off' },
});

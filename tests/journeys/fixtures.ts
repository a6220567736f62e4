import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { findAccessibilityViolations } from '#tests/axe.ts';
import { fromNewNetwork, trustingProxies } from '#tests/networks.ts';
import { type RunningServer, startServer } from '#tests/server.ts';

export { expect };

interface People {
  /** Errors that the journey provokes, e.g. `test.use({ expectedErrors: /500 .*\/broken/ })`. */
  expectedErrors: RegExp | undefined;
  /** Opens a page in a new browser context, for another person. */
  newPerson: () => Promise<Page>;
  /** The pages of two people; `page` belongs to a third, signed out. */
  brand: Page;
  influencer: Page;
}

/** Playwright's test with our server. Fails on any console error, script error or failed response that is not expected. */
export const test = base.extend<People, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing is needed
    async ({}, use) => {
      const server = await startServer({ env: trustingProxies });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),

  expectedErrors: [undefined, { option: true }],
  newPerson: async ({ browser, server, expectedErrors }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async () => {
      // Without motion, because axe cannot judge the colours of a toast that is fading.
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        extraHTTPHeaders: fromNewNetwork(),
      });
      contexts.push(context);
      reportErrors(context, server.url, (error) => errors.push(error));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    const unexpected = errors.filter((error) => !expectedErrors?.test(error));
    expect(unexpected, 'unexpected errors').toEqual([]);
  },
  page: async ({ newPerson }, use) => use(await newPerson()),
  brand: async ({ newPerson }, use) => use(await newPerson()),
  influencer: async ({ newPerson }, use) => use(await newPerson()),
});

/** Fails if the page, as it is now, breaks a rule of WCAG 2.2 AA that axe can check. */
export async function axe(page: Page): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return; // the same page as on the embedded database
  if (/^\/fr(\/|$)/.test(new URL(page.url()).pathname)) return; // the same page as in English
  expect(await findAccessibilityViolations(page), `barriers on ${page.url()}`).toEqual([]);
}

/** Reports console errors, script errors and failed responses of our server. */
function reportErrors(context: BrowserContext, origin: string, report: (error: string) => void): void {
  context.on('weberror', (event) => report(`uncaught: ${event.error().stack}`));
  context.on('console', (message) => {
    // Chromium also logs each failed request. Responses are checked below, where a page with status 404 is no error.
    const isFailedRequest = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isFailedRequest) report(`console.error: ${message.text()}`);
  });
  context.on('response', (response) => {
    const isAsset = ['script', 'stylesheet', 'image', 'font'].includes(response.request().resourceType());
    const hasFailed = response.status() >= (isAsset ? 400 : 500);
    if (hasFailed && response.url().startsWith(origin)) report(`${response.status()} ${response.url()}`);
  });
}

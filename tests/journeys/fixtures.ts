import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { setLanguageSource } from '#messages/path-language.ts';
import { findAccessibilityViolations } from '#tests/axe.ts';
import { fromNewNetwork, trustingProxies } from '#tests/networks.ts';
import { type RunningServer, startServer } from '#tests/server.ts';

export { expect };

interface People {
  /** Errors that the journey provokes on purpose: `test.use({ expectedErrors: /500 .*\/broken/ })`. */
  expectedErrors: RegExp | undefined;
  newPerson: (options?: BrowserContextOptions) => Promise<Page>;
  /** Two people with their own browser contexts. Playwright's `page` is a third person. */
  brand: Page;
  influencer: Page;
  unscripted: Page;
}

/**
 * Returns Playwright's test function with a server per worker. A test fails on any console error, script error or
 * failed response that does not match `expectedErrors`. Messages are English until the test calls
 * `setLanguageSource`.
 */
export const testOn = (start: () => Promise<RunningServer>) =>
  base.extend<People, { server: RunningServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern, even an empty one
      async ({}, use) => {
        const server = await start();
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ server }, use) => use(server.url),

    expectedErrors: [undefined, { option: true }],
    newPerson: async ({ browser, server, expectedErrors }, use) => {
      setLanguageSource(() => 'en');
      const contexts: BrowserContext[] = [];
      const errors: string[] = [];
      await use(async (options) => {
        const context = await browser.newContext({
          // Axe cannot check the colours of a toast that is fading.
          reducedMotion: 'reduce',
          extraHTTPHeaders: fromNewNetwork(),
          ...options,
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
    unscripted: async ({ newPerson }, use) => use(await newPerson({ javaScriptEnabled: false })),
  });

export const test = testOn(() => startServer({ env: trustingProxies }));

export const expectLoaded = (image: Locator) =>
  expect.poll(() => image.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0)).toBe(true);

export async function axe(page: Page): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return; // Already checked on the embedded database.
  if (/^\/fr(\/|$)/.test(new URL(page.url()).pathname)) return; // The same elements are checked on English pages.
  expect(await findAccessibilityViolations(page), `barriers on ${page.url()}`).toEqual([]);
}

function reportErrors(context: BrowserContext, origin: string, report: (error: string) => void): void {
  context.on('weberror', (event) => report(`uncaught: ${event.error().stack}`));
  context.on('console', (message) => {
    // Chromium also logs responses with an error status. The `response` listener below reports these, except a 4xx of a
    // page or a JSON address.
    const isFailedRequest = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isFailedRequest) report(`console.error: ${message.text()}`);
  });
  context.on('response', (response) => {
    const isAsset = ['script', 'stylesheet', 'image', 'font'].includes(response.request().resourceType());
    const hasFailed = response.status() >= (isAsset ? 400 : 500);
    if (hasFailed && response.url().startsWith(origin)) report(`${response.status()} ${response.url()}`);
  });
}

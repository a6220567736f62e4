import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { findAccessibilityViolations } from '#tests/axe.ts';
import { fromNewNetwork, trustingProxies } from '#tests/networks.ts';
import { type RunningServer, startServer } from '#tests/server.ts';

export { expect };

interface People {
  /** What may go wrong in a journey that provokes it, e.g. `test.use({ expectedTrouble: /500 .*\/broken/ })`. */
  expectedTrouble: RegExp | undefined;
  /** A page in a browser of its own, for whoever else walks in. */
  newPerson: () => Promise<Page>;
  /** Two people who meet. (The usual `page` is a third: a passer-by.) */
  brand: Page;
  influencer: Page;
}

/** Playwright's test, with our server behind it, in which nothing may go wrong behind a person's back. */
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

  expectedTrouble: [undefined, { option: true }],
  newPerson: async ({ browser, server, expectedTrouble }, use) => {
    const contexts: BrowserContext[] = [];
    const troubles: string[] = [];
    await use(async () => {
      // Without motion: a notice that is just fading has no colours to judge.
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        extraHTTPHeaders: fromNewNetwork(),
      });
      contexts.push(context);
      watch(context, server.url, (trouble) => troubles.push(trouble));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    const unexpected = troubles.filter((trouble) => !expectedTrouble?.test(trouble));
    expect(unexpected, "trouble behind the person's back").toEqual([]);
  },
  page: async ({ newPerson }, use) => use(await newPerson()),
  brand: async ({ newPerson }, use) => use(await newPerson()),
  influencer: async ({ newPerson }, use) => use(await newPerson()),
});

/** Fails the journey when the page, as it is now, breaks a rule of WCAG 2.2 AA that a machine can check. */
export async function axe(page: Page): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return; // the same page as on the embedded database
  if (/^\/fr(\/|$)/.test(new URL(page.url()).pathname)) return; // the same page as in English
  expect(await findAccessibilityViolations(page), `barriers on ${page.url()}`).toEqual([]);
}

/** Reports errors in the console, errors in scripts, and what our server could not deliver. */
function watch(context: BrowserContext, origin: string, report: (trouble: string) => void): void {
  context.on('weberror', (event) => report(`uncaught: ${event.error().stack}`));
  context.on('console', (message) => {
    // Chromium also prints each refused request; those are judged below, where a page that says 404 is no trouble.
    const repeats = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !repeats) report(`console.error: ${message.text()}`);
  });
  context.on('response', (response) => {
    const isAsset = ['script', 'stylesheet', 'image', 'font'].includes(response.request().resourceType());
    const refused = response.status() >= (isAsset ? 400 : 500);
    if (refused && response.url().startsWith(origin)) report(`${response.status()} ${response.url()}`);
  });
}

import { expect, test } from '@playwright/test';
import { CONSENT_COOKIE } from '#app/shell/consent.ts';
import { type RunningServer, startServer } from '#tests/server.ts';

/**
 * All that the interface is made of, compared with its pictures in `design/`. `npm run design-pictures` draws them anew;
 * look at what git says has changed before you commit it.
 */

let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(180_000); // from the sources, with nothing bundled yet
  server = await startServer({ databaseUrl: '', inDevelopment: true });
  // Vite bundles what the page imports when it is first asked for, and then has browsers load it again.
  const answer = await fetch(`${server.url}/dev/design`);
  expect(answer.status).toBe(200);
});
test.afterAll(() => server.stop());
test.use({ viewport: { width: 1440, height: 1000 }, contextOptions: { reducedMotion: 'reduce' } });

test('the design page looks as it did', async ({ page, context }) => {
  await context.addCookies([{ name: CONSENT_COOKIE, value: '1', url: server.url }]);
  await page.goto(`${server.url}/dev/design`, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
  for (const theme of ['light', 'dark'] as const) {
    const sheet = page.getByRole('region', { name: theme });
    await expect(sheet).toHaveScreenshot(`${theme}.png`);
  }
});

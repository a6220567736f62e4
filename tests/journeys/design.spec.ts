import { expect, test } from '@playwright/test';
import { cookies } from '#domain/privacy/browser-storage.ts';
import { type RunningServer, startServer } from '#tests/server.ts';

/**
 * Compares the design page with the pictures in `tests/journeys/design/`. The page shows all components. `npm run
 * design-pictures` updates the pictures. Look at changed pictures before a commit.
 */

let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(180_000); // Vite bundles the sources before the development server answers.
  server = await startServer({ databaseUrl: '', inDevelopment: true });
  // Makes Vite bundle the dependencies. Vite then reloads open pages, so no browser page may be open yet.
  const answer = await fetch(`${server.url}/dev/design`);
  expect(answer.status).toBe(200);
});
test.afterAll(() => server.stop());
test.use({ viewport: { width: 1440, height: 1000 }, contextOptions: { reducedMotion: 'reduce' } });

test('the design page matches its pictures', async ({ page, context }) => {
  test.skip(
    !process.env.BROWSER_PATH?.includes('headless-shell'),
    'Another Chromium draws letters differently.',
  );
  await context.addCookies([{ name: cookies.consent.name, value: '1', url: server.url }]);
  test.setTimeout(180_000); // Vite transforms each module on its first request, which takes long on a busy machine.
  await page.goto(`${server.url}/dev/design`, { waitUntil: 'networkidle', timeout: 150_000 });
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

/** `npm run readme-pictures` takes the README's three pictures of the demo world. */
import { mkdirSync } from 'node:fs';
import type { BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { launchBrowser } from '#tests/browser.ts';
import { startServer } from '#tests/server.ts';
import { shots } from '#tests/shot-list.ts';
import { signInAs } from '#tests/shot-people.ts';

const FOLDER = 'docs/pictures';
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

const server = await startServer({ databaseUrl: '' });
const browser = await launchBrowser();
mkdirSync(FOLDER, { recursive: true });
try {
  await capture('home', { ...desktop, colorScheme: 'light' }, async (page) => {
    await signInAs(page, 'visitor');
    await page.goto('/');
  });
  await capture('dashboard-dark', { ...desktop, colorScheme: 'dark' }, async (page) => {
    await signInAs(page, 'client');
    await page.goto('/client/dashboard');
  });
  await capture('conversation-phone', { ...phone, colorScheme: 'light' }, async (page) => {
    await signInAs(page, 'client');
    const path = shots.find(({ name }) => name === 'review-validated')?.path;
    if (typeof path === 'function') await page.goto(pathIn('fr', await path(page)));
    const conversation = page.getByRole('region', { name: m.conversation_title({}, { locale: 'fr' }) });
    await conversation.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  });
} finally {
  await browser.close();
  await server.stop();
}

async function capture(
  name: string,
  options: BrowserContextOptions,
  openPage: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...options, baseURL: server.url, timezoneId: 'Europe/Paris' });
  const page = await context.newPage();
  await openPage(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const file = `${FOLDER}/${name}.webp`;
  const { size } = await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 88 })
    .toFile(file);
  await context.close();
  console.log(`${file}: ${Math.round(size / 1000)} KB`);
}

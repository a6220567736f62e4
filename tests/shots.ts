/**
 * `npm run shots`: a picture of every page, from the demo world, at three widths in both languages, in `shots/`.
 * `-- --dark` draws the dark theme, `-- --only=review` those whose name has it. Fails when a page has no shot,
 * when one errs, and when one can be scrolled sideways.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoAccounts } from '#demo/accounts.ts';
import { languages } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { findBrowser } from '#tests/browser.ts';
import { startServer } from '#tests/server.ts';
import { pagesWithoutShot, type Shot, shots } from '#tests/shot-list.ts';

const widths = [390, 768, 1440];
const colorScheme = process.argv.includes('--dark') ? 'dark' : 'light';
const only = process.argv.find((it) => it.startsWith('--only='))?.slice('--only='.length) ?? '';

const forgotten = pagesWithoutShot();
if (forgotten.length > 0) {
  console.error(`No shot for ${forgotten.join(', ')}: add it to tests/shot-list.ts.`);
  process.exit(1);
}

const troubles: string[] = [];
const server = await startServer({ databaseUrl: '' });
const { executablePath } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  rmSync('shots', { recursive: true, force: true });
  for (const who of ['visitor', 'client', 'influencer'] as const) {
    const page = await enter(browser, who);
    for (const shot of shots.filter((it) => it.as === who && it.name.includes(only))) await take(page, shot);
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}
if (troubles.length > 0) {
  console.error([...new Set(troubles)].join('\n'));
  process.exitCode = 1;
}

async function enter(browser: Browser, who: Shot['as']): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    colorScheme,
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
  });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => troubles.push(`${page.url()}: ${message}`));
  await page.goto('/login');
  await page.getByRole('button', { name: m.cookies_accept() }).click();
  if (who === 'visitor') return page;
  const { email, password } = demoAccounts[who];
  await page.getByLabel(m.account_email()).fill(email);
  await page.getByLabel(m.account_password()).fill(password);
  await page.getByRole('button', { name: m.login_submit() }).click();
  await page.waitForURL('**/dashboard');
  return page;
}

async function take(page: Page, { name, path, prepare }: Shot): Promise<void> {
  const address = typeof path === 'string' ? path : await path(page);
  for (const language of languages) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: Math.round(width * (width < 500 ? 2 : 0.66)) });
      const answer = await page.goto(pathIn(language, address), { waitUntil: 'networkidle' });
      await prepare?.(page, language);
      await page.evaluate(wholePage);
      const folder = `shots/${colorScheme}/${language}-${width}`;
      mkdirSync(folder, { recursive: true });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (sideways > 0) troubles.push(`${name} can be scrolled ${sideways} px sideways at ${width} px`);
      if (!answer || answer.status() >= 500) troubles.push(`${name} was answered ${answer?.status()}`);
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true, animations: 'disabled' });
    }
  }
  console.log(`${name}: ${address}`);
}

/** Pictures further down come only when they are scrolled to. */
async function wholePage(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
}

/**
 * `npm run shots`: a picture of every page, from the demo world, at three widths in both languages and both themes, in
 * `shots/`; `-- --only=review` of those whose name has it. Fails when a page has no shot, when one errs, when one can be
 * scrolled sideways, and when one has a barrier (by axe, on a phone and on a desk).
 */
import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Language, languages } from '#domain/language.ts';
import { pathIn } from '#messages/language.ts';
import { barriersOn } from '#tests/axe.ts';
import { findBrowser } from '#tests/browser.ts';
import { pagesWithoutShot } from '#tests/pages-without-shot.ts';
import type { Shot } from '#tests/shot.ts';
import { shots } from '#tests/shot-list.ts';
import { shotPeople, signInAs, startForShots } from '#tests/shot-people.ts';

const widths = [390, 768, 1440];
const themes = ['light', 'dark'] as const;
const only = process.argv.find((it) => it.startsWith('--only='))?.slice('--only='.length) ?? '';

const forgotten = pagesWithoutShot();
if (forgotten.length > 0) {
  console.error(`No shot for ${forgotten.join(', ')}: add it to tests/shot-list.ts.`);
  process.exit(1);
}

const troubles: string[] = [];
const { server, secret } = await startForShots();
const { executablePath } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  rmSync('shots', { recursive: true, force: true });
  for (const who of shotPeople) {
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
    // A notice that is just fading has no colours to judge.
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
  });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => troubles.push(`${page.url()}: ${message}`));
  await signInAs(page, who, secret);
  return page;
}

async function take(page: Page, shot: Shot): Promise<void> {
  const address = typeof shot.path === 'string' ? shot.path : await shot.path(page);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const language of languages) {
      for (const width of widths) await draw(page, shot, { address, theme, language, width });
    }
  }
  console.log(`${shot.name}: ${address}`);
}

interface Drawing {
  address: string;
  theme: (typeof themes)[number];
  language: Language;
  width: number;
}

async function draw(page: Page, shot: Shot, { address, theme, language, width }: Drawing): Promise<void> {
  await page.setViewportSize({ width, height: Math.round(width * (width < 500 ? 2 : 0.66)) });
  // An address with a hash, when the page stands there already, is not asked for again.
  const answer =
    (await page.goto(pathIn(language, address), { waitUntil: 'networkidle' })) ?? (await page.reload());
  await shot.prepare?.(page, language);
  // In a window as tall as the page, what clings to its foot stands there, and cards further down are drawn.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.evaluate(wholePage);
  const folder = `shots/${theme}/${language}-${width}`;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${shot.name}.png`, fullPage: true, animations: 'disabled' });

  const report = (trouble: string) => troubles.push(`${folder}/${shot.name}: ${trouble}`);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (sideways > 0) report(`can be scrolled ${sideways} px sideways`);
  if (!answer || answer.status() >= 500) report(`was answered ${answer?.status()}`);
  if (width !== 768) for (const barrier of await barriersOn(page)) report(barrier);
}

/** Pictures further down come only when they are scrolled to. */
async function wholePage(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
}

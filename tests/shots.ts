/**
 * `npm run shots` takes screenshots of every page of the demo world into `shots/`, at three widths, in both languages
 * and themes. `-- --only=review` takes only shots with `review` in their name. Fails if a page has no shot, returns a
 * server error, throws in a script, scrolls sideways, or violates an accessibility rule of axe on the phone or desktop
 * width.
 */
import { mkdirSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Language, languages } from '#domain/language.ts';
import { pathIn } from '#messages/path-language.ts';
import { findAccessibilityViolations } from '#tests/axe.ts';
import { readOptions } from '#tests/bench/options.ts';
import { launchBrowser } from '#tests/browser.ts';
import { pagesWithoutShot } from '#tests/pages-without-shot.ts';
import type { Shot } from '#tests/shot.ts';
import { shots } from '#tests/shot-list.ts';
import { shotPeople, signInAs, startForShots } from '#tests/shot-people.ts';

const widths = [390, 768, 1440];
const themes = ['light', 'dark'] as const;
const { only } = readOptions({ only: '' });

const missing = pagesWithoutShot();
if (missing.length > 0) {
  console.error(`No shot for ${missing.join(', ')}: add it to tests/shot-list.ts.`);
  process.exit(1);
}

const problems: string[] = [];
const { server, secret } = await startForShots();
const browser = await launchBrowser();
try {
  rmSync('shots', { recursive: true, force: true });
  for (const who of shotPeople) {
    const page = await openPage(who);
    for (const shot of shots.filter((it) => it.as === who && it.name.includes(only))) await take(page, shot);
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}
if (problems.length > 0) {
  console.error([...new Set(problems)].join('\n'));
  process.exitCode = 1;
}

async function openPage(who: Shot['as']): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    // Axe cannot check the colours of a toast that is fading.
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
  });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(`${page.url()}: ${message}`));
  await signInAs(page, who, secret);
  return page;
}

async function take(page: Page, shot: Shot): Promise<void> {
  const address = typeof shot.path === 'string' ? shot.path : await shot.path(page);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const language of languages) {
      for (const width of widths) await capture(page, shot, { address, theme, language, width });
    }
  }
  console.log(`${shot.name}: ${address}`);
}

interface ShotVariant {
  address: string;
  theme: (typeof themes)[number];
  language: Language;
  width: number;
}

async function capture(
  page: Page,
  shot: Shot,
  { address, theme, language, width }: ShotVariant,
): Promise<void> {
  await page.setViewportSize({ width, height: Math.round(width * (width < 500 ? 2 : 0.66)) });
  // `goto` loads no page and returns null if only the hash changes. The page is then reloaded.
  const answer =
    (await page.goto(pathIn(language, address), { waitUntil: 'networkidle' })) ?? (await page.reload());
  await shot.prepare?.(page, language);
  // In a window as tall as the page, sticky bars are in their final place and cards with content-visibility are
  // rendered.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.evaluate(loadImages);
  const folder = `shots/${theme}/${language}-${width}`;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${shot.name}.png`, fullPage: true, animations: 'disabled' });

  const report = (problem: string) => problems.push(`${folder}/${shot.name}: ${problem}`);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (sideways > 0) report(`can be scrolled ${sideways} px sideways`);
  if (!answer || answer.status() >= 500) report(`responded ${answer?.status()}`);
  if (width !== 768) for (const violation of await findAccessibilityViolations(page)) report(violation);
}

/** Lazy images would otherwise wait for scrolling. */
async function loadImages(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
}

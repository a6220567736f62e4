import { pathIn } from '#messages/path-language.ts';
import { shots } from '#tests/shot-list.ts';
import { shotPeople, signInAs, startForShots } from '#tests/shot-people.ts';
import { expect, testOn } from './fixtures.ts';

/** Opens every page in French as a person who may see it. Most other journeys use English pages. */

let secret = '';

const test = testOn(async () => {
  const started = await startForShots();
  secret = started.secret;
  return started.server;
});

/** French pages must not contain English dates, thousands and prices. */
const englishFormats =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}, \d{4}\b|\d,\d{3}\b|[$€]\d/g;
/** Every person except those in `withoutFigures` must have at least one page with one of these formats. */
const frenchFormats =
  /\d{1,2}(er)? (janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)|\d\u202f\d{3}|\d,\d/;
const withoutFigures = ['unenrolled'];

for (const who of shotPeople) {
  test(`every page for the ${who} is French`, async ({ page }) => {
    const pages = shots.filter((shot) => shot.as === who);
    test.setTimeout(30_000 + 5_000 * pages.length);
    await signInAs(page, who, secret);
    await page.setViewportSize({ width: 390, height: 800 });
    let texts = '';
    for (const shot of pages) {
      await test.step(shot.name, async () => {
        const address = typeof shot.path === 'string' ? shot.path : await shot.path(page);
        // Texts and widths do not depend on pictures, so the test does not wait for the pictures.
        const waitUntil = shot.prepare ? 'load' : 'domcontentloaded';
        await page.goto(pathIn('fr', address), { waitUntil });
        await shot.prepare?.(page, 'fr');
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        expect(await page.title()).toMatch(/\S/);
        const text = await page.getByRole('main').innerText();
        expect.soft(text.match(englishFormats), `${address} in English`).toBeNull();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, `the width of ${address} on a phone`).toBeLessThanOrEqual(390);
        texts += text;
      });
    }
    if (!withoutFigures.includes(who)) expect(texts).toMatch(frenchFormats);
  });
}

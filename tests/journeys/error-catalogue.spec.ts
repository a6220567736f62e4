import type { Page } from '@playwright/test';
import { catalogue, type Fate } from './error-catalogue/catalogue.ts';
import { groups } from './error-catalogue/scenes.ts';
import { section8 } from './error-catalogue/section-8.ts';
import { openStage, type Scene } from './error-catalogue/stage.ts';
import { expect, test } from './fixtures.ts';

/** Section 8 of the specification, row by row: every text is provoked and read. (In French: error-catalogue/french.test.ts.) */

interface Row {
  situation: string;
  quoted: string;
  fate: Fate;
}
const rows: Row[] = Object.entries(catalogue).flatMap(([situation, texts]) =>
  Object.entries(texts).map(([quoted, fate]: [string, Fate]) => ({ situation, quoted, fate })),
);

// What is cut off, and what breaks, is so on purpose.
test.use({ expectedTrouble: /Failed to fetch|500 .*\.data/ });

for (const [group, scenes] of Object.entries(groups)) {
  test(`what section 8 quotes ${group} is said`, async ({ page: visitor, brand, influencer, server }) => {
    test.slow(); // a dozen scenes
    const stage = await openStage({ visitor, brand, influencer }, server);
    for (const [name, play] of Object.entries<Scene>(scenes)) {
      await test.step(name, async () => {
        const place = await play(stage);
        for (const text of textsOf(name)) await expectSaid(place, text);
      });
    }
  });
}

test('every text that section 8 quotes is in the catalogue once, and every scene is for one', () => {
  const quoted = Object.entries(section8).flatMap(([situation, texts]) =>
    texts.map((text) => `${situation}: ${text}`),
  );
  expect(rows.map((row) => `${row.situation}: ${row.quoted}`).sort()).toEqual(quoted.sort());
  expect(new Set(quoted).size).toBe(quoted.length);
  for (const scene of Object.values(groups).flatMap((scenes) => Object.keys(scenes)))
    expect(textsOf(scene), scene).not.toEqual([]);
  // What is read holds what is quoted, in its language.
  for (const { quoted: text, fate } of rows) {
    if (!('by' in fate)) continue;
    const isEnglish = fate.en === undefined || fate.en.startsWith(text.replace(/\{.*/, ''));
    expect([text, isEnglish || fate.fr === text.replaceAll("'", '’')]).toEqual([text, true]);
  }
});

/** What a scene leads to. */
function textsOf(scene: string): string[] {
  return rows.flatMap(({ quoted, fate }) => {
    if (!('by' in fate) || fate.by !== scene) return [];
    return [fate.en ?? quoted];
  });
}

/** Softly, so that one run names every text that is not said. */
async function expectSaid(place: Page | string, text: string): Promise<void> {
  if (typeof place === 'string') return expect.soft(place.replaceAll('&#x27;', "'")).toContain(text);
  const spots = place.getByText(text, { exact: true }).filter({ visible: true });
  await expect.soft(spots.first()).toBeVisible();
}

import type { Page } from '@playwright/test';
import { catalogue, type Treatment } from './error-catalogue/catalogue.ts';
import { groups } from './error-catalogue/scenes.ts';
import { section8 } from './error-catalogue/section-8.ts';
import { openStage, type Scene } from './error-catalogue/stage.ts';
import { expect, test } from './fixtures.ts';

/** Provokes every error of section 8 of the specification and checks its English text. French: error-catalogue/french.test.ts. */

interface Row {
  situation: string;
  quoted: string;
  treatment: Treatment;
}
const rows: Row[] = Object.entries(catalogue).flatMap(([situation, texts]) =>
  Object.entries(texts).map(([quoted, treatment]: [string, Treatment]) => ({ situation, quoted, treatment })),
);

// The scenes abort requests and fake responses on purpose.
test.use({ expectedErrors: /Failed to fetch|500 .*\.data/ });

for (const [group, scenes] of Object.entries(groups)) {
  test(`shows every text that section 8 quotes about ${group}`, async ({
    page: visitor,
    brand,
    influencer,
    server,
  }) => {
    test.slow(); // a dozen scenes
    const stage = await openStage({ visitor, brand, influencer }, server);
    for (const [name, play] of Object.entries<Scene>(scenes)) {
      await test.step(name, async () => {
        const place = await play(stage);
        for (const text of textsOf(name)) await expectShown(place, text);
      });
    }
  });
}

test('the catalogue contains every text of section 8 once, and every scene shows at least one', () => {
  const quoted = Object.entries(section8).flatMap(([situation, texts]) =>
    texts.map((text) => `${situation}: ${text}`),
  );
  expect(rows.map((row) => `${row.situation}: ${row.quoted}`).sort()).toEqual(quoted.sort());
  expect(new Set(quoted).size).toBe(quoted.length);
  for (const scene of Object.values(groups).flatMap((scenes) => Object.keys(scenes)))
    expect(textsOf(scene), scene).not.toEqual([]);
  // The text shown begins with the quoted one, or is the quoted French one.
  for (const { quoted: text, treatment } of rows) {
    if (!('by' in treatment)) continue;
    const isEnglish = treatment.en === undefined || treatment.en.startsWith(text.replace(/\{.*/, ''));
    expect([text, isEnglish || treatment.fr === text.replaceAll("'", '’')]).toEqual([text, true]);
  }
});

/** The texts that a scene shows. */
function textsOf(scene: string): string[] {
  return rows.flatMap(({ quoted, treatment }) => {
    if (!('by' in treatment) || treatment.by !== scene) return [];
    return [treatment.en ?? quoted];
  });
}

/** A soft assertion, so that one run reports every missing text. */
async function expectShown(place: Page | string, text: string): Promise<void> {
  if (typeof place === 'string') return expect.soft(place.replaceAll('&#x27;', "'")).toContain(text);
  const spots = place.getByText(text, { exact: true }).filter({ visible: true });
  await expect.soft(spots.first()).toBeVisible();
}

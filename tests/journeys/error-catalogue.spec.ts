import type { Page } from '@playwright/test';
import { catalogue, typeset } from './error-catalogue/catalogue.ts';
import { groups } from './error-catalogue/scenes.ts';
import { openStage, type Scene } from './error-catalogue/stage.ts';
import { expect, test } from './fixtures.ts';

/**
 * Provokes every error of section 8 of the specification and checks its English text. french.test.ts checks the
 * French texts.
 */

// The scenes abort requests, fake responses and leave loading pages on purpose.
test.use({ expectedErrors: /Failed to fetch|AbortError|500 .*\.data/ });

const texts: Record<string, object> = catalogue;

for (const [group, scenes] of Object.entries(groups)) {
  test(`shows every text that section 8 quotes about ${group}`, async ({
    page: visitor,
    brand,
    influencer,
    server,
  }) => {
    test.slow();
    const stage = await openStage({ visitor, brand, influencer }, server);
    for (const [name, play] of Object.entries<Scene>(scenes)) {
      await test.step(name, async () => {
        const place = await play(stage);
        for (const text of Object.keys(texts[name] ?? {})) await expectShown(place, typeset(text));
      });
    }
  });
}

/** A soft assertion, so that one run reports every missing text. */
async function expectShown(place: Page | string, text: string): Promise<void> {
  if (typeof place === 'string') return expect.soft(place).toContain(text);
  const spots = place.getByText(text, { exact: true }).filter({ visible: true });
  await expect.soft(spots.first()).toBeVisible();
}

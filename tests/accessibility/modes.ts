import type { BrowserContextOptions, Page } from '@playwright/test';
import type { CheckName } from '#domain/accessibility/checks.ts';
import { expect } from '#tests/journeys/fixtures.ts';
import type { Way } from '#tests/tasks/measurement.ts';

export type StoryCheck = Exclude<CheckName, 'rules' | 'textSpacing'>;

interface Mode {
  context: BrowserContextOptions;
  /**
   * The layout of the page. `touch`: a narrow window, with the links of the header in a menu. `keyboard`: a wide
   * window, without this menu.
   */
  layout: Way;
  afterStep?: (page: Page) => Promise<void>;
}

const wide = { viewport: { width: 1280, height: 1024 } };

/** How the story is performed for each check. */
export const modes: Record<StoryCheck, Mode> = {
  keyboard: { context: { ...wide, reducedMotion: 'no-preference' }, layout: 'keyboard' },
  screenReader: { context: wide, layout: 'keyboard' },
  narrow: { context: { viewport: { width: 320, height: 640 } }, layout: 'touch', afterStep: expectToFit },
  // A window of 1280 × 1024 pixels at 400 %.
  zoom: { context: { viewport: { width: 320, height: 256 } }, layout: 'touch', afterStep: expectToFit },
  reducedMotion: {
    context: { ...wide, reducedMotion: 'reduce' },
    layout: 'keyboard',
    afterStep: expectStill,
  },
  forcedColors: { context: { ...wide, forcedColors: 'active' }, layout: 'keyboard' },
};

async function expectToFit(page: Page): Promise<void> {
  const overflow = await read(page, () => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(0);
}

async function expectStill(page: Page): Promise<void> {
  const moving = await read(page, () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : '')),
  );
  expect(moving, `animations on ${page.url()}`).toEqual([]);
}

/**
 * Reads from the page that a step opened. Tries again, because the page's document may still be replaced, even more
 * than once.
 */
async function read<Value>(page: Page, from: () => Value): Promise<Value> {
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      return await page.evaluate(from);
    } catch {
      await page.waitForLoadState();
    }
  }
  return page.evaluate(from);
}

import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { pathIn, setLanguageSource } from '#messages/path-language.ts';
import { test } from '#tests/journeys/fixtures.ts';
import { acceptCookies } from '#tests/tasks/world.ts';
import { AccessibleDriver } from './accessible-driver.ts';
import { modes, type StoryCheck } from './modes.ts';
import { story } from './story.ts';

type NewPerson = (options?: BrowserContextOptions) => Promise<Page>;

/** Two people perform the whole story by keyboard alone, under the conditions of the check. */
export async function performStory(
  check: StoryCheck,
  language: Language,
  newPerson: NewPerson,
): Promise<void> {
  const { context, layout, afterStep } = modes[check];
  setLanguageSource(() => language);
  const start = async () => {
    const page = await newPerson(context);
    await acceptCookies(page);
    await page.goto(pathIn(language, '/'));
    return new AccessibleDriver(page, afterStep);
  };
  const drivers = { brand: await start(), influencer: await start() };
  for (const { name, as, steps } of story(layout)) {
    await test.step(name, async () => {
      const driver = drivers[as];
      for (const { does, run } of steps) {
        if (does.startsWith('tree ') && check !== 'screenReader') continue;
        const before = driver.actions;
        await test.step(does, () => run(driver));
        if (driver.actions > before) driver.lastAction = does;
        await driver.stepDone();
      }
    });
  }
}

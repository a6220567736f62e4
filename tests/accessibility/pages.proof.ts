import type { BrowserContextOptions, Page } from '@playwright/test';
import { type Language, languages } from '#domain/language.ts';
import { pathIn } from '#messages/path-language.ts';
import { findAccessibilityViolations } from '#tests/axe.ts';
import { expect, testOn } from '#tests/journeys/fixtures.ts';
import type { Shot } from '#tests/shot.ts';
import { shots } from '#tests/shot-list.ts';
import { shotPeople, signInAs, startForShots } from '#tests/shot-people.ts';
import { spacingProblems } from './spacing-problems.ts';
import { titleOf } from './title.ts';

let secret = '';
const test = testOn(async () => {
  const started = await startForShots();
  secret = started.secret;
  return started.server;
});

// Journeys look for errors of scripts. Here a page may be left while its scripts load.
test.use({ expectedErrors: /./ });

type NewPerson = (options?: BrowserContextOptions) => Promise<Page>;

const desktop = { width: 1280, height: 1024 };
const phone = { width: 320, height: 640 };

for (const language of languages) {
  test(titleOf('rules', language), async ({ newPerson }) => {
    const problems = await onEveryPage(newPerson, language, async (page, shot) => {
      const found: string[] = [];
      for (const [colorScheme, size] of [
        ['light', desktop],
        ['dark', phone],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        const violations = await findAccessibilityViolations(page);
        found.push(...violations.map((it) => `${shot.name}, ${colorScheme}: ${it}`));
      }
      return found;
    });
    expect(problems).toEqual([]);
  });

  test(titleOf('textSpacing', language), async ({ newPerson }) => {
    const problems = await onEveryPage(newPerson, language, async (page, shot) => {
      await page.setViewportSize(desktop);
      return (await page.evaluate(spacingProblems)).map((it) => `${shot.name}: ${it}`);
    });
    expect(problems).toEqual([]);
  });
}

/** Opens every page in the language, as a person who may see it. Returns the problems of all pages. */
async function onEveryPage(
  newPerson: NewPerson,
  language: Language,
  findProblems: (page: Page, shot: Shot) => Promise<string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const who of shotPeople) {
    // The style of the wider spacing is not in the policy of the site.
    const page = await newPerson({ bypassCSP: true });
    await signInAs(page, who, secret);
    for (const shot of shots.filter((it) => it.as === who)) {
      await test.step(shot.name, async () => {
        const address = typeof shot.path === 'string' ? shot.path : await shot.path(page);
        await page.goto(pathIn(language, address));
        await shot.prepare?.(page, language);
        problems.push(...(await findProblems(page, shot)));
      });
    }
    await page.context().close();
  }
  return problems;
}

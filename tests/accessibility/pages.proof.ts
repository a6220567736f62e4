import type { Page } from '@playwright/test';
import type { CheckName } from '#domain/accessibility/checks.ts';
import { type Language, languages } from '#domain/language.ts';
import { pathIn } from '#messages/path-language.ts';
import { findAccessibilityViolations } from '#tests/axe.ts';
import { expect, testOn } from '#tests/journeys/fixtures.ts';
import type { Shot } from '#tests/shot.ts';
import { shots } from '#tests/shot-list.ts';
import { shotPeople, signInAs, startForShots } from '#tests/shot-people.ts';
import { spacingProblems } from './spacing-problems.ts';
import { titleOf } from './title.ts';

const desktop = { width: 1280, height: 1024 };
const phone = { width: 320, height: 640 };

for (const language of languages) {
  checkEveryPage('rules', language, async (page) => {
    const found: string[] = [];
    for (const [colorScheme, size] of [
      ['light', desktop],
      ['dark', phone],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      const violations = await findAccessibilityViolations(page);
      found.push(...violations.map((it) => `${colorScheme}: ${it}`));
    }
    return found;
  });

  checkEveryPage('textSpacing', language, async (page) => {
    await page.setViewportSize(desktop);
    return page.evaluate(spacingProblems);
  });
}

/** Opens every page in the language, as a person who may see it. The check fails with the problems of all pages. */
function checkEveryPage(
  check: CheckName,
  language: Language,
  findProblems: (page: Page) => Promise<string[]>,
): void {
  // Each check has a server of its own, because the preparation of pages adds to the demo world.
  let secret = '';
  const test = testOn(async () => {
    const started = await startForShots();
    secret = started.secret;
    return started.server;
  });
  // The journeys report errors of scripts. This check ignores such errors, because the check may leave a page while
  // scripts load.
  test.use({ expectedErrors: /./ });

  test(titleOf(check, language), async ({ newPerson }) => {
    const problems: string[] = [];
    const visit = async (page: Page, shot: Shot) => {
      const address = typeof shot.path === 'string' ? shot.path : await shot.path(page);
      await page.goto(pathIn(language, address));
      await shot.prepare?.(page, language);
      problems.push(...(await findProblems(page)).map((it) => `${shot.name}: ${it}`));
    };
    for (const who of shotPeople) {
      // The content security policy of the site forbids the style of the wider spacing.
      const page = await newPerson({ bypassCSP: true });
      await signInAs(page, who, secret);
      for (const shot of shots.filter((it) => it.as === who)) {
        await test.step(shot.name, () => visit(page, shot));
      }
      await page.context().close();
    }
    expect(problems).toEqual([]);
  });
}

import { expect, it } from 'vitest';
import {
  checkNames,
  checks,
  hasFailed,
  type KnownFailure,
  knownFailures,
} from '#domain/accessibility/checks.ts';
import { results } from '#domain/accessibility/results.server.ts';
import { languages } from '#domain/language.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { checkLabels, knownFailureTexts, outcomeText } from '#messages/labels/accessibility.ts';
import { pathIn, setLanguageSource } from '#messages/path-language.ts';
import { titleOf } from '#tests/accessibility/title.ts';
import { runCommand } from '#tests/command.ts';
import { request } from '#tests/requests.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();

async function textOf(path: string): Promise<string> {
  const answer = await request(server.url + path);
  expect(answer.status).toBe(200);
  const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? '';
  return main
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \n]+/g, ' ');
}

it.each(languages)('states the date, the outcomes and what fails, in %s', async (language) => {
  const previous = setLanguageSource(() => language);
  try {
    const text = await textOf(pathIn(language, '/accessibility'));
    expect(text).toContain(formatDate(results.date, language));
    for (const failure of Object.keys(knownFailures) as KnownFailure[]) {
      expect(text).toContain(knownFailureTexts[failure]());
      expect(text).toContain(knownFailures[failure].join(', '));
    }
    for (const check of results.checks) {
      const label = checkLabels[check.name]();
      const [, afterLabel = ''] = text.split(` ${label} `);
      expect(afterLabel).toContain(outcomeText(check.outcomes));
      expect(text.includes(m.accessibility_failure_check({ check: label }))).toBe(hasFailed(check));
    }
    expect(text).toMatch(/WCAG\)? 2\.2/);
    expect(text).toContain('Défenseur des droits');
    expect(text).not.toMatch(/\bconforme\b|RGAA/i);
  } finally {
    setLanguageSource(previous);
  }
});

it('is linked from every page, and its French name leads to it', async () => {
  const home = await (await request(`${server.url}/fr`)).text();
  expect(home).toContain('href="/fr/accessibility"');
  for (const path of ['/accessibilite', '/fr/accessibilite']) {
    const answer = await request(server.url + path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/fr/accessibility']);
  }
});

it('is made from recorded outcomes of each check in both languages', () => {
  expect(results.checks.map(({ name }) => name)).toEqual(checkNames);
  for (const { name, criteria, outcomes } of results.checks) {
    expect(criteria).toEqual(checks[name]);
    expect(Object.keys(outcomes)).toEqual(languages);
  }
});

it('has a journey for each check, in both languages', async () => {
  const command = 'playwright test --config tests/accessibility/playwright.config.ts --list --reporter=list';
  const { output } = await runCommand(command);
  const titles = [...output.matchAll(/› (\w+ in \w\w)$/gm)].map(([, title]) => title);
  expect(new Set(titles)).toEqual(
    new Set(checkNames.flatMap((name) => languages.map((it) => titleOf(name, it)))),
  );
});

import { expect, it } from 'vitest';
import { checkNames, checks } from '#domain/accessibility/checks.ts';
import { results } from '#domain/accessibility/results.server.ts';
import { languages } from '#domain/language.ts';
import { runCommand } from '#tests/command.ts';
import { titleOf } from './title.ts';

it('records an outcome in both languages for each check', () => {
  expect(results.checks.map(({ name }) => name)).toEqual(checkNames);
  for (const { name, criteria, outcomes } of results.checks) {
    expect(criteria).toEqual(checks[name]);
    expect(Object.keys(outcomes).sort()).toEqual([...languages].sort());
  }
  expect(results.date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('has a journey for each check, in both languages', async () => {
  const command = 'playwright test --config tests/accessibility/playwright.config.ts --list --reporter=list';
  const { output } = await runCommand(command);
  const titles = [...output.matchAll(/› (\w+ in \w\w)$/gm)].map(([, title]) => title).sort();
  expect(titles).toEqual(checkNames.flatMap((name) => languages.map((it) => titleOf(name, it))).sort());
});

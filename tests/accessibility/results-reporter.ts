import { readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { checkNames, checks, type Outcome, type Results } from '#domain/accessibility/checks.ts';
import type { Language } from '#domain/language.ts';
import { runCommand } from '#tests/command.ts';
import { titleOf } from './title.ts';

const FILE = 'domain/accessibility/results.json';

/** Writes the outcomes for the accessibility statement. A run of only some journeys does not change the file. */
export default class ResultsReporter implements Reporter {
  readonly #outcomes = new Map<string, Outcome>();

  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    this.#outcomes.set(title, status === 'passed' ? 'passed' : 'failed');
  }

  async onEnd(): Promise<void> {
    const outcomeOf = (name: (typeof checkNames)[number], language: Language) =>
      this.#outcomes.get(titleOf(name, language));
    const recorded = checkNames.flatMap((name) => {
      const [en, fr] = [outcomeOf(name, 'en'), outcomeOf(name, 'fr')];
      return en && fr ? { name, criteria: checks[name], outcomes: { en, fr } } : [];
    });
    if (recorded.length < checkNames.length) {
      console.log('\nOnly some checks ran, so the results are not recorded.');
      return;
    }
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date());
    const results: Results = { date, version, checks: recorded };
    writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
    await runCommand(`biome format --write ${FILE}`);
    console.log(`\nRecorded in ${FILE}.`);
  }
}

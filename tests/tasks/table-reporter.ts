import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { languages } from '#domain/language.ts';
import { ATTACHMENT, type Measured, type Way } from './measurement.ts';
import { tasks } from './tasks.ts';

export default class TableReporter implements Reporter {
  readonly #measured: Measured[] = [];

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    const body = attachments.find(({ name }) => name === ATTACHMENT)?.body;
    if (body) this.#measured.push(JSON.parse(body.toString()) as Measured);
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'passed') console.log('\nNot every task was performed. The table is incomplete.');
    console.log(`\n${this.#table()}\n`);
    for (const { number, language, focusLost } of this.#measured)
      for (const step of focusLost) console.log(`Focus lost in task ${number} (${language}) after: ${step}`);
  }

  #table(): string {
    const rows = tasks.map(({ number, name }) => [String(number), name, ...this.#figures(number)]);
    const sums = ['', '**Sum**', ...columns.map((column) => this.#shown(column))];
    const lines = [
      ['', 'task', ...columns.map(({ title }) => title)],
      ['--:', '---', ...columns.map(() => '--:')],
      ...rows,
      sums,
    ];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  }

  #figures(number: number): string[] {
    return columns.map((column) => this.#shown(column, number));
  }

  #shown({ way, figure, digits = 0 }: Column, number?: number): string {
    const sumIn = (language: string) => {
      const matching = this.#measured.filter(
        (it) => it.way === way && it.language === language && (number === undefined || it.number === number),
      );
      if (matching.length === 0) return '–';
      return matching.reduce((sum, it) => sum + figure(it), 0).toFixed(digits);
    };
    return [...new Set(languages.map(sumIn))].join(' / ');
  }
}

interface Column {
  title: string;
  way: Way;
  figure: (measured: Measured) => number;
  digits?: number;
}

const columns: readonly Column[] = [
  { title: 'taps', way: 'touch', figure: ({ actions }) => actions },
  { title: 'scrolling (screens)', way: 'touch', figure: ({ screens }) => screens, digits: 1 },
  { title: 'keys', way: 'keyboard', figure: ({ actions }) => actions },
  { title: 'pages', way: 'touch', figure: ({ pages }) => pages },
  { title: 'whole loads', way: 'keyboard', figure: ({ loads }) => loads },
  { title: 'focus lost', way: 'keyboard', figure: ({ focusLost }) => focusLost.length },
];

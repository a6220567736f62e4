import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue, type Fate } from './catalogue.ts';

/** The journeys read the catalogue in English; a message's French stands beside it under the same key. */

type Messages = Record<string, unknown>;
const read = (language: 'en' | 'fr') => {
  const files = readdirSync(`messages/${language}`);
  const texts = files.map((file) => readFileSync(`messages/${language}/${file}`, 'utf8'));
  return Object.assign({}, ...texts.map((text) => JSON.parse(text) as Messages)) as Messages;
};
const [english, french] = [read('en'), read('fr')];

/** Whether a message says a text, with anything in place of its parameters. */
function says(message: unknown, text: string): boolean {
  if (typeof message !== 'string') return false;
  const parts = message.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.+')}$`).test(text);
}

const rows = Object.values(catalogue).flatMap((texts) =>
  Object.entries(texts).flatMap(([quoted, fate]: [string, Fate]) =>
    'by' in fate ? [{ en: fate.en ?? quoted, fr: fate.fr }] : [],
  ),
);

it.each(rows)('says "$en" in French', ({ en, fr }) => {
  const keys = Object.keys(english).filter((key) => says(english[key], en));
  expect(keys.some((key) => says(french[key], fr))).toBe(true);
});

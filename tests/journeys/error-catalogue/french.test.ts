import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue, typeset } from './catalogue.ts';

/**
 * Finds the message with each English text of the error catalogue and compares its French text. The journeys check
 * the English texts.
 */

type Messages = Record<string, unknown>;
const read = (language: 'en' | 'fr') => {
  const files = readdirSync(`messages/${language}`);
  const texts = files.map((file) => readFileSync(`messages/${language}/${file}`, 'utf8'));
  return Object.assign({}, ...texts.map((text) => JSON.parse(text) as Messages)) as Messages;
};
const [english, french] = [read('en'), read('fr')];

function matches(message: unknown, text: string): boolean {
  if (typeof message !== 'string') return false;
  const parts = message.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.+')}$`).test(text);
}

const texts = Object.values(catalogue).flatMap((shown) => Object.entries(shown));

it.each(texts)('"%s" is "%s" in French', (en, fr) => {
  const keys = Object.keys(english).filter((key) => matches(english[key], typeset(en)));
  expect(keys.some((key) => matches(french[key], fr))).toBe(true);
});

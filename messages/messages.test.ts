import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusals } from '#domain/refusal.ts';
import settings from '../project.inlang/settings.json' with { type: 'json' };

const subjects = globSync('messages/en/*.json').map((file) => basename(file));

type Sentences = Record<string, unknown>;
const sentences = (language: string, subject: string) =>
  JSON.parse(readFileSync(`messages/${language}/${subject}`, 'utf8')) as Sentences;
const parameters = (sentence: unknown) =>
  [...new Set(JSON.stringify(sentence).match(/\{\w+\}/g) ?? [])].sort();

describe.each(subjects)('%s', (subject) => {
  const english = sentences('en', subject);
  const french = sentences('fr', subject);

  it('is in the list of compiled files', () => {
    const patterns = settings['plugin.inlang.messageFormat'].pathPattern;
    expect(patterns).toContain(`./messages/{locale}/${subject}`);
  });

  // A missing French text would silently show the English text.
  it('has the same keys in both languages', () => {
    expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
  });

  it('has the same parameters in both languages', () => {
    for (const key of Object.keys(english))
      expect([key, parameters(french[key])]).toEqual([key, parameters(english[key])]);
  });

  it('has typographic apostrophes in both languages', () => {
    for (const [key, sentence] of [...Object.entries(english), ...Object.entries(french)])
      expect([key, JSON.stringify(sentence).match(/.{0,12}'.{0,12}/)?.[0]]).toEqual([key, undefined]);
  });

  it('has French typography: a narrow no-break space before : ; ? ! »', () => {
    for (const [key, sentence] of Object.entries(french)) {
      const words = JSON.stringify(sentence).replace(/https?:\/\/\S+/g, '');
      const broken = /.{0,12}[^\u202f\s](?:[;?!»]| :)|.{0,12} [:;?!»]|.{0,12}\u00a0[:;!?»]|«\u00a0/;
      expect([key, words.match(broken)?.[0]]).toEqual([key, undefined]);
    }
  });

  it('has a no-break space between a French number and its unit, a narrow one before a symbol', () => {
    const broken =
      /\d (?!(?:à|sur|place|Paris)(?!\p{L}))\p{L}|[\d}][ \u00a0](?:[KMG]?o|[%€KMh]|min)(?!\p{L})|\} (?:ans|jours|heures)(?!\p{L})/u;
    for (const [key, sentence] of Object.entries(french))
      expect([key, JSON.stringify(sentence).match(broken)?.[0]]).toEqual([key, undefined]);
  });

  it('has a no-break space between a French count and its noun', () => {
    const broken =
      /\{(?:count|number|shown|accepted|asked|stated|left|perDay|open|min|max|reviews)\}[ \u202f](?!(?:sur|en|est|vous|à|et|attend|attendent)(?!\p{L}))[\p{L}{]|\d\u202f(?!min)\p{L}{3}/u;
    for (const [key, sentence] of Object.entries(french))
      expect([key, JSON.stringify(sentence).match(broken)?.[0]]).toEqual([key, undefined]);
  });

  it.each([
    [
      'en',
      english,
      /[Ee]-mail|\b(?:[Mm]ail|[Ll]ett(?:er))(?:ed)?\b|\b[Ss]ign(?:ed)?[ -](?:in|out)\b(?! time)|\b[Cc]ancelled\b/,
    ],
    [
      'fr',
      french,
      /\b[Ll]ettre\b|[Cc]ourrier|(?<![Ee]-)\b[Mm]ails?\b|[Dd]éclin|\bsupport\b|\bpseudo\b|\bprouvé|a formule gratuite/,
    ],
  ] as const)('has one word for one thing in %s', (_language, texts, retired) => {
    for (const [key, sentence] of Object.entries(texts)) {
      const words = JSON.stringify(sentence).replace(/\{\w+\}/g, '');
      expect([key, words.match(retired)?.[0]]).toEqual([key, undefined]);
    }
  });

  it('has no French que or de before a name: it would be qu’ or d’ before a vowel', () => {
    const broken = /\b(?:(?:que|lorsque|puisque) \{\w+|de \{(?:name|site|company|email)\})/i;
    // `ofName` chooses between `content_of` and `content_of_vowel`.
    for (const [key, sentence] of Object.entries(french).filter(([key]) => key !== 'content_of'))
      expect([key, JSON.stringify(sentence).match(broken)?.[0]]).toEqual([key, undefined]);
  });
});

it('has the day wherever an email says midnight, because the email is often read on another day', () => {
  for (const language of ['en', 'fr'])
    for (const [key, sentence] of Object.entries(sentences(language, 'email.json')))
      if (/midnight|minuit/.test(JSON.stringify(sentence)))
        expect([language, key, parameters(sentence)]).toEqual([
          language,
          key,
          expect.arrayContaining(['{date}']),
        ]);
});

describe('unused texts', () => {
  const read = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const sources = globSync('{app,domain,messages,server}/**/*.{ts,tsx}', {
    exclude: ['messages/compiled/**', '**/*.test.ts'],
  });

  it('every refusal code is used', () => {
    const text = read(sources.filter((file) => file !== 'domain/refusal.ts'));
    expect(Object.keys(refusals).filter((code) => !text.includes(`'${code}'`))).toEqual([]);
  });

  it('every message is used', () => {
    const ofRefusals = Object.keys(refusals).map((code) => `refusal_${code.replace('.', '_')}`);
    const used = new Set([...ofRefusals, ...(read(sources).match(/(?<=\bm\.)\w+/g) ?? [])]);
    const keys = subjects.flatMap((subject) => Object.keys(sentences('en', subject)));
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });
});

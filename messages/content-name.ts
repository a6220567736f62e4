import type { NumberedContent } from '#domain/deliverables/deliverable-number.ts';
import type { Language } from '#domain/language.ts';
import type { ContentKind } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { itemNames } from './labels/deal.ts';
import { contentKindLabels } from './labels/terms.ts';

/** Names content as a title: `Post 2`, or `Post` if there is only one. */
export function contentName({ kind, number }: NumberedContent): string {
  const name = contentKindLabels[kind]();
  return number === null ? name : m.task_content_numbered({ name, number });
}

const ordinals: Record<Language, readonly string[]> = {
  en: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  fr: [
    'première',
    'deuxième',
    'troisième',
    'quatrième',
    'cinquième',
    'sixième',
    'septième',
    'huitième',
    'neuvième',
    'dixième',
  ],
};

/** Kinds of content whose French noun is masculine. */
const masculine: ReadonlySet<ContentKind> = new Set(['reel', 'other']);

/** The name of content within a sentence, with one word in the accent colour. */
export interface ContentPhrase {
  /** `second`, or `post` if there is only one or its number is above ten. */
  word: string;
  /** `second post` */
  bare: (word: string) => string;
  /** `the second post`, `la deuxième publication` */
  definite: (word: string) => string;
}

/** Writes numbers up to ten as ordinals. Puts larger numbers after the noun. */
export function contentPhrase({ kind, number }: NumberedContent, language: Language): ContentPhrase {
  const noun = itemNames[kind]();
  const ordinal = number === null ? undefined : ordinalOf(kind, number, language);
  const article = language === 'en' ? 'the' : masculine.has(kind) ? 'le' : 'la';
  const bare = (word: string) => {
    if (number === null) return word;
    return ordinal ? `${word} ${noun}` : `${word} ${number}`;
  };
  return { word: ordinal ?? noun, bare, definite: (word) => `${article} ${bare(word)}` };
}

function ordinalOf(kind: ContentKind, number: number, language: Language): string | undefined {
  if (language === 'fr' && number === 1 && masculine.has(kind)) return 'premier';
  return ordinals[language][number - 1];
}

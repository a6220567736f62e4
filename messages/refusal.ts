import type { Language } from '#domain/language.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { refusals } from './compiled/refusals.js';

type Sentence = (inputs?: object, options?: { locale?: Language }) => string;

const sentences: Record<RefusalCode, Sentence> = refusals;

export function refusalText(code: RefusalCode, language?: Language): string {
  return sentences[code]({}, language && { locale: language });
}

import type { Clause, ContractFacts, Parties } from '#domain/contracts/contract.ts';
import type { Language } from '#domain/language.ts';
import type { Terms, TermsLine } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { contractItems } from './labels/contract.ts';
import { platformLabels } from './labels/terms.ts';

export interface Draft {
  terms: Terms;
  parties: Parties;
  facts: ContractFacts;
  language: Language;
  /** Option that gives messages the language of the contract, whatever the language of the page. */
  locale: { locale: Language };
}

export const clause = (title: string, ...paragraphs: (string | false)[]): Clause => ({
  title,
  paragraphs: paragraphs.filter((it) => it !== false),
});

export function itemsText({ kind, count, platform }: TermsLine, { locale }: Draft): string {
  const items = contractItems[kind]({ count }, locale);
  return platform === 'other'
    ? m.contract_text_elsewhere({ items }, locale)
    : m.contract_text_on({ items, platform: platformLabels[platform]() }, locale);
}

/** Removes the full stop of a typed text, because the contract quotes the text in the middle of a sentence. */
export const withoutStop = (text: string): string => text.replace(/(?<!\.)\.$/, '');

/** Adds a full stop, unless the text already ends with `.`, `!`, `?` or `…`. */
export const withStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

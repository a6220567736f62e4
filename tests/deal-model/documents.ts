import { createHash } from 'node:crypto';
import type { DraftContract } from '#domain/contracts/contract.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { someTerms } from '#tests/some-terms.ts';
import { planOf } from './plans.ts';
import type { Doc } from './state.ts';
import { submitByOf } from './work-state.ts';

export function termsOf(doc: Doc): Terms {
  const { lines, channel, rounds } = planOf(doc);
  return {
    ...someTerms,
    lines: lines.map(({ needsGift, ...line }, place) => ({
      ...line,
      feeCents: place === 0 ? doc.feeCents : 0,
      note: 'At table',
      needsBenefit: needsGift,
    })),
    benefit: { what: 'The autumn hamper', valueCents: doc.valueCents, channel },
    draftFirst: rounds !== null,
    revisions: rounds ?? 0,
    submitBy: submitByOf(doc),
    publishFrom: '2026-01-01',
    publishBy: doc.publishBy,
  };
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, it]) => `${JSON.stringify(name)}:${canonical(it)}`);
  return `{${fields.sort().join()}}`;
}

/** The model computes hashes with its own code, so that a mistake in the product's code is detected. */
export const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

const hashes = new Map<string, string>();

export function hashOfDoc(doc: Doc): string {
  const key = `${doc.feeCents} ${doc.valueCents} ${doc.publishBy} ${doc.plan}`;
  const known = hashes.get(key) ?? hashOf(termsOf(doc));
  hashes.set(key, known);
  return known;
}

const text = { title: '', lead: '', clauses: [], annexes: [], note: '' };

/** A short text in place of the one in `messages`, because a run opens tens of thousands of contracts. */
export const draft: DraftContract = (_terms, _parties, { legalSumCents, legalYear }) => ({
  en: { ...text, title: String(legalYear), lead: String(legalSumCents) },
  fr: text,
});

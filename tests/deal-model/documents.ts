import { createHash } from 'node:crypto';
import type { DraftContract } from '#domain/contracts/contract.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { someTerms } from '#tests/some-terms.ts';
import type { Doc } from './state.ts';

const [line] = someTerms.lines as [Terms['lines'][number]];

export const termsOf = ({ feeCents, valueCents, publishBy }: Doc): Terms => ({
  ...someTerms,
  lines: [{ ...line, count: 1, feeCents }],
  benefit: { what: 'The autumn hamper', valueCents, channel: 'parcel' },
  draftFirst: false,
  revisions: 0,
  submitBy: null,
  publishFrom: '2026-01-01',
  publishBy,
});

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, it]) => `${JSON.stringify(name)}:${canonical(it)}`);
  return `{${fields.sort().join()}}`;
}

/** The model has its own hash, so that a mistake in the product's is detected. */
export const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

const hashes = new Map<string, string>();

export function hashOfDoc(doc: Doc): string {
  const key = `${doc.feeCents} ${doc.valueCents} ${doc.publishBy}`;
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

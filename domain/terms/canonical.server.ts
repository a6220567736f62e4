import { createHash } from 'node:crypto';
import type { Terms } from './terms.ts';

/**
 * Returns JSON with sorted keys and without white space. Equal documents have equal texts, also after the database has
 * reordered their keys. Throws for numbers that are not safe integers, because their texts could differ.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new TypeError(`${value} is not whole.`);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, it]) => `${JSON.stringify(name)}:${canonicalJson(it)}`).join(',')}}`;
}

/** Returns the SHA-256 of the canonical JSON, in lower-case hexadecimal digits. */
export function hashOfTerms(terms: Terms): string {
  return createHash('sha256').update(canonicalJson(terms)).digest('hex');
}

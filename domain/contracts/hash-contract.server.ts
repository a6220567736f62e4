import { createHash } from 'node:crypto';
import { canonicalJson } from '../terms/canonical.server.ts';
import type { Terms } from '../terms/terms.ts';
import type { ContractDocument, Parties } from './contract.ts';

/** Everything that both sides sign. */
export interface FrozenContract {
  terms: Terms;
  parties: Parties;
  document: ContractDocument;
}

/** Returns the SHA-256 of the canonical JSON, in lower-case hexadecimal digits. */
export function hashOfContract({ terms, parties, document }: FrozenContract): string {
  return createHash('sha256').update(canonicalJson({ terms, parties, document })).digest('hex');
}

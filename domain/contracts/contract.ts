import type { RequestOrigin } from '../accounts/request-origin.ts';
import type { Identity } from '../identities/identity.ts';
import type { Language } from '../language.ts';
import type { Terms } from '../terms/terms.ts';

/** A side as the contract names it. The other side does not learn the birth date. */
export interface Party extends Omit<Identity, 'birthDate'> {
  email: string;
}

export interface Parties {
  brand: Party;
  influencer: Party;
}

/** Facts that the text states besides the terms and the parties. */
export interface ContractFacts {
  siteName: string;
  campaignTitle: string;
  /** The aim by which the law counts. */
  objective: string;
  legalYear: number;
  /** In euro cents, with this contract. */
  legalSumCents: number;
  isRequiredByLaw: boolean;
}

export interface Clause {
  title: string;
  paragraphs: string[];
}

export interface ContractText {
  title: string;
  lead: string;
  clauses: Clause[];
  annexes: Clause[];
  note: string;
}

/** The same contract in both languages. */
export type ContractDocument = Record<Language, ContractText>;

/** `messages/contract.ts` has the implementation, because `domain` contains no sentences. */
export type DraftContract = (terms: Terms, parties: Parties, facts: ContractFacts) => ContractDocument;

/** The form with which a person signs. */
export interface SignatureInput {
  typedName: string;
  /** Hash of the contract that the page showed. */
  hash: string;
  /** The sentence next to the button. */
  consent: string;
  /** The code of the email. Empty if none was typed. */
  code: string;
}

/** A person who may sign now. `confirmSignatory` returns it. */
export interface Signatory extends Omit<SignatureInput, 'code'> {
  language: Language;
  origin: Pick<RequestOrigin, 'address'>;
  userAgent: string;
  sessionHash: string;
  sessionOpenedAt: Date;
  provedBy: 'session' | 'password' | 'second_factor' | 'passkey';
  isCodeUsed: boolean;
}

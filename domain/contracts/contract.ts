import type { site } from '#site';
import type { RequestOrigin } from '../accounts/request-origin.ts';
import type { Identity } from '../identities/identity.ts';
import type { Language } from '../language.ts';
import type { Terms } from '../terms/terms.ts';

/** One side of the contract. Contains no birth date, because the other side must not learn the birth date. */
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
  /** The aim of the deal. Law 2023-451 adds up the deals with the same aim. */
  objective: string;
  legalYear: number;
  /** Sum of law 2023-451 in euro cents. Includes this contract. */
  legalSumCents: number;
  /** Sum from which the law requires a written contract, in euro cents. */
  thresholdCents: number;
  isRequiredByLaw: boolean;
  /** Whether the sum counts benefits at the price with VAT or without VAT (`countedBenefitOf`). */
  benefits: typeof site.deals.benefits;
  /** All fees without VAT, in euro cents. */
  feeCents: number;
  doesFrenchPrevail: boolean;
  /** Null for a private person. */
  registrations: Record<keyof Parties, Registration | null>;
}

export interface Registration {
  kind: 'siret' | 'foreign';
  number: string;
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
  /** The consent that the page shows next to the button. */
  consent: string;
  /** The code from the email. Empty if the person typed no code. */
  code: string;
}

/** A person who may sign now. Only `confirmSignatory` returns a signatory. */
export interface Signatory extends Omit<SignatureInput, 'code'> {
  language: Language;
  origin: Pick<RequestOrigin, 'address'>;
  userAgent: string;
  sessionHash: string;
  sessionOpenedAt: Date;
  provedBy: 'session' | 'password' | 'second_factor' | 'passkey';
  isCodeUsed: boolean;
}

import type { LegalSum } from '../contracts/legal-sum.ts';
import type { Task } from '../deal-work/tasks.ts';
import type { Work } from '../deal-work/work.ts';
import type { OfferStatus } from '../offers/offer.ts';
import type { Benefit, Terms, TermsLine } from '../terms/terms.ts';
import type { CloseReason, DealStatus, Side } from './deal.ts';
import type { DealDeadline } from './deal-deadline.ts';

/**
 * A deal in a list, on a card or under To do. All fields except `closedAt` take account of past deadlines, even before
 * the schedule stores their outcomes.
 */
export interface DealLine {
  id: string;
  status: DealStatus;
  closeReason: CloseReason | null;
  closedBy: Side | null;
  /** The viewer's side. */
  side: Side;
  /**
   * The side that must act next. Null for closed deals. Also null while a deal is negotiated without an open offer: in
   * this case, `mayOffer` says whether either side may make an offer.
   */
  turn: Side | null;
  mayOffer: boolean;
  /**
   * The first task of the viewer's side while the deal runs. If the viewer's side has no task, the first task of the
   * other side.
   */
  task: Task | null;
  campaignId: string;
  /** Title and names as they were when the deal started. */
  campaignTitle: string;
  influencerId: string;
  brandName: string;
  influencerName: string;
  brandPicture: string | null;
  influencerPicture: string | null;
  deadline: Pick<DealDeadline, 'kind' | 'lastDay'> | null;
  /** Last day of the task or of the deadline, in Paris. Null if the task has no last day, and for closed deals. */
  lastDay: string | null;
  /** True if the deal runs or ran. */
  hasRun: boolean;
  /** The newest offer. */
  offer: OfferLine;
  startedAt: Date;
  /** Null for an open deal, and for a closed deal whose end the schedule has not stored yet. */
  closedAt: Date | null;
}

export interface OfferLine {
  seq: number;
  side: Side;
  status: OfferStatus;
  lines: Pick<TermsLine, 'kind' | 'count'>[];
  /** Fees without VAT, in euro cents. */
  feeCents: number;
  benefit: Benefit | null;
  publishBy: string;
  madeAt: Date;
}

export interface OfferView {
  id: string;
  seq: number;
  side: Side;
  terms: Terms;
  hash: string;
  note: string;
  status: OfferStatus;
  madeAt: Date;
  /** Last day for an answer, in Paris. */
  expiresOn: string;
  answeredAt: Date | null;
}

export interface DealView extends DealLine {
  /** Oldest first. */
  offers: OfferView[];
  conversationId: string | null;
  /** Null if the deal never ran. Takes account of past deadlines, even before the schedule stores their outcomes. */
  work: Work | null;
  /** The newest version. */
  contract: ContractSummary | null;
  /**
   * The sum that decides whether law 2023-451 requires a written contract (`isRequired`), with the terms of the newest
   * offer.
   */
  legalSum: LegalSum;
  may: { offer: boolean; answer: boolean; withdraw: boolean; stop: boolean; sign: boolean };
  version: number;
}

export interface ContractSummary {
  status: 'open' | 'signed' | 'void' | 'superseded';
  signedAt: Date | null;
  signatures: { side: Side; signedAt: Date }[];
  /** True if the viewer's signature is missing and may be given now. */
  mayBeSigned: boolean;
}

/**
 * - `mine`: the viewer must act
 * - `theirs`: the other side must act, or no offer is open
 */
export type DealGroup = 'mine' | 'theirs' | 'closed';

/** A page of the open deals, or of the closed deals. */
export interface DealList {
  /** The deals of the page. */
  groups: Record<DealGroup, DealLine[]>;
  /** Number of all deals of the viewer in each group. */
  counts: Record<DealGroup, number>;
  page: number;
  pages: number;
}

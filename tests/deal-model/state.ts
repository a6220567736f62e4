import { dayAt } from './calendar.ts';
import type { Work } from './work-state.ts';

export const BRANDS = 2;
export const INFLUENCERS = 3;
export const MAX_OFFERS = 12;
/** Sum in euro cents from which the law requires a written contract. */
export const LAW_CENTS = 100_000;

export type Side = 'brand' | 'influencer';
export interface Person {
  side: Side;
  number: number;
}

/** The fields in which documents of terms differ in this model. */
export interface Doc {
  feeCents: number;
  valueCents: number;
  publishBy: string;
  /** Index in `plans`. */
  plan: number;
}

export interface Offer {
  side: Side;
  doc: Doc;
  status: 'open' | 'accepted' | 'declined' | 'countered' | 'withdrawn' | 'expired' | 'void';
  madeAt: number;
  expiresOn: string;
  answeredAt: number | null;
}

export interface Contract {
  status: 'open' | 'signed' | 'void';
  openedAt: number;
  signBy: string;
  signedAt: number | null;
  year: number;
  sumCents: number;
  signedBy: Side[];
}

export interface Deal {
  status: 'negotiating' | 'signing' | 'running' | 'closed';
  reason: 'done' | 'stopped' | 'silent' | 'not_signed' | 'campaign_closed' | null;
  closedBy: Side | null;
  version: number;
  startedAt: number;
  runningAt: number | null;
  closedAt: number | null;
  dueAt: number | null;
  offers: Offer[];
  contract: Contract | null;
  /** Null until the deal runs. */
  work: Work | null;
  /** Sent reminders. */
  reminders: string[];
}

export interface Application {
  status: 'pending' | 'accepted' | 'declined' | 'ended';
  decision: 'accepted' | 'declined' | null;
  attempt: number;
  appliedAt: number;
  decidedAt: number | null;
  answerBy: string | null;
  dueAt: number | null;
  endedAt: number | null;
  isLapsed: boolean;
  reminders: string[];
  deal: Deal | null;
}

export interface Campaign {
  id: string;
  owner: number;
  status: 'active' | 'ended' | 'canceled';
  endDate: string;
  terms: { version: number; doc: Doc } | null;
  /** By the number of the influencer. */
  applications: (Application | null)[];
}

/**
 * The expected state of the product. The state is plain data, so that an act can change a copy. A refused act must
 * change nothing, and acts in a race are tried in both orders.
 */
export interface State {
  now: number;
  /** Whether the site offers contracts. */
  offersContracts: boolean;
  /** Whether contracts can name each influencer, indexed by the influencer's number. */
  isNamed: boolean[];
  campaigns: Campaign[];
  /** Events and their notifications since the last comparison. */
  events: string[];
}

export const newState = (): State => ({
  now: Date.parse('2026-06-15T10:00:00Z'),
  offersContracts: true,
  isNamed: Array.from({ length: INFLUENCERS }, () => true),
  campaigns: [],
  events: [],
});

export const today = ({ now }: State): string => dayAt(now);
export const otherSide = (side: Side): Side => (side === 'brand' ? 'influencer' : 'brand');
export const nameOf = ({ side, number }: Person): string => `${side}${number}`;
export const isSame = (one: Doc, other: Doc): boolean =>
  one.feeCents === other.feeCents &&
  one.valueCents === other.valueCents &&
  one.publishBy === other.publishBy &&
  one.plan === other.plan;

/** Identifies one influencer's application to a campaign. */
export interface Place {
  campaign: Campaign;
  influencer: number;
}
export interface DealPlace extends Place {
  application: Application;
  deal: Deal;
}

/** Returns the campaign with the same id in another copy of the state. */
export function campaignIn(state: State, { id }: Campaign): Campaign {
  const campaign = state.campaigns.find((it) => it.id === id);
  if (!campaign) throw new Error('The model has no such campaign.');
  return campaign;
}

export function dealsOf({ campaigns }: State): DealPlace[] {
  return campaigns.flatMap((campaign) =>
    campaign.applications.flatMap((application, influencer) =>
      application?.deal ? [{ campaign, influencer, application, deal: application.deal }] : [],
    ),
  );
}

export function dealIn(state: State, { campaign, influencer }: Place): DealPlace {
  const found = campaignIn(state, campaign);
  const application = found.applications[influencer];
  if (!application?.deal) throw new Error('The model has no such deal.');
  return { campaign: found, influencer, application, deal: application.deal };
}

export function newestOffer({ offers }: Deal): Offer {
  const offer = offers.at(-1);
  if (!offer) throw new Error('A deal always has an offer.');
  return offer;
}

export const personOf = ({ campaign, influencer }: Place, side: Side): Person =>
  side === 'brand' ? { side, number: campaign.owner } : { side, number: influencer };

export const isOver = (state: State, { status, endDate }: Campaign): boolean =>
  status !== 'active' || endDate < today(state);

/** The recipients of an event, and the kind of their notification. */
export type Notified = readonly (readonly [Person, string])[];

export function emit(state: State, name: string, { campaign, influencer }: Place, notified: Notified): void {
  const subject = `${name} ${state.campaigns.indexOf(campaign)} ${influencer}`;
  state.events.push(subject, ...notified.map(([person, kind]) => `${subject}: ${nameOf(person)} ${kind}`));
}

export const bothSides = (place: Place, kind: string): Notified => [
  [personOf(place, 'brand'), kind],
  [personOf(place, 'influencer'), kind],
];

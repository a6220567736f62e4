import { MAX_PRICE_CENTS } from '../campaigns/campaign-draft.ts';

export const contentKinds = ['post', 'reel', 'story', 'video', 'other'] as const;
export type ContentKind = (typeof contentKinds)[number];

export const platforms = ['instagram', 'tiktok', 'youtube', 'other'] as const;
export type Platform = (typeof platforms)[number];

/** How the influencer gets the benefit. */
export const benefitChannels = ['parcel', 'on_site', 'voucher'] as const;
export type BenefitChannel = (typeof benefitChannels)[number];

export const rightsMedia = ['own_social', 'own_site', 'paid_ads', 'print'] as const;
export type RightsMedium = (typeof rightsMedia)[number];

export const territories = ['fr', 'eu', 'world'] as const;
export type Territory = (typeof territories)[number];

/** The two mentions of law 2023-451, article 5-2. English pages also show the French wording. */
export const mentions = ['Collaboration commerciale', 'Publicité'] as const;
export type Mention = (typeof mentions)[number];

export const liveDayChoices = [0, 30, 60, 90] as const;
export type LiveDays = (typeof liveDayChoices)[number];

export const MAX_LINES = 6;
export const MAX_COUNT = 20;
export const MAX_REVISIONS = 3;
export const MAX_RIGHTS_MONTHS = 24;
export const MAX_EXCLUSIVITY_DAYS = 90;
export const MAX_FEES_CENTS = MAX_PRICE_CENTS;
export const MAX_BENEFIT_CENTS = MAX_PRICE_CENTS;
/** Numbers of characters. */
export const maxTermsLengths = { note: 200, benefit: 500, mustSay: 1_000, mustNotSay: 1_000 } as const;

export interface TermsLine {
  kind: ContentKind;
  platform: Platform;
  count: number;
  /** Fee of one item without VAT, in euro cents. */
  feeCents: number;
  note: string;
  /** True if the work can only begin once the influencer has the benefit. */
  needsBenefit: boolean;
}

/** `valueCents` is the public price including VAT, in euro cents. */
export interface Benefit {
  what: string;
  valueCents: number;
  channel: BenefitChannel;
}

export interface Rights {
  media: RightsMedium[];
  territory: Territory;
  months: number;
}

/**
 * Content that one influencer makes for a brand, with its conditions and payment. Immutable: a change is a new
 * document. `hashOfTerms` identifies a document. A new field needs a new `format`, because the field changes the hash.
 */
export interface Terms {
  format: 1;
  currency: 'EUR';
  lines: TermsLine[];
  benefit: Benefit | null;
  draftFirst: boolean;
  /** Rounds of changes. 0 without drafts. */
  revisions: number;
  /** Last day for drafts of the content. Null if `draftFirst` is false. */
  submitBy: string | null;
  publishFrom: string;
  publishBy: string;
  /** Minimum number of days that content must stay online. 0 for no minimum. */
  liveDays: LiveDays;
  /** Null if the brand may not reuse the content. */
  rights: Rights | null;
  mention: Mention;
  /** Number of days after the last publication in which the influencer publishes nothing for direct competitors. */
  exclusivityDays: number;
  mustSay: string;
  mustNotSay: string;
}

import type { BenefitChannel, ContentKind, Platform } from '#domain/terms/terms.ts';

/** The content that the terms ask for, and how the influencer gets the gift. */
export interface Plan {
  lines: readonly { kind: ContentKind; platform: Platform; count: number; needsGift: boolean }[];
  channel: BenefitChannel;
  /** Number of agreed rounds of changes. Null if content is published without drafts. */
  rounds: number | null;
}

const post = { kind: 'post', platform: 'instagram', count: 1, needsGift: true } as const;
const story = { kind: 'story', platform: 'instagram', count: 1, needsGift: false } as const;
const other = { kind: 'other', platform: 'other', count: 2, needsGift: false } as const;

export const plans: readonly Plan[] = [
  { lines: [post], channel: 'parcel', rounds: null },
  { lines: [post, story], channel: 'parcel', rounds: 1 },
  { lines: [{ ...post, kind: 'reel' }, other], channel: 'voucher', rounds: 2 },
  {
    lines: [
      { ...post, needsGift: false },
      { ...post, count: 2 },
    ],
    channel: 'parcel',
    rounds: 1,
  },
  { lines: [post, story], channel: 'on_site', rounds: null },
];

export function planOf({ plan }: { plan: number }): Plan {
  const found = plans[plan];
  if (!found) throw new Error('There is no such plan.');
  return found;
}

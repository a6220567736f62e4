import type { CollaborationKind } from '../collaboration.ts';

export const kinds = [
  'restaurant',
  'hotel',
  'event',
  'remote',
  'other',
] as const satisfies CollaborationKind[];

/** Active campaigns come before ended campaigns in every order. */
export const campaignSorts = ['newest', 'ending', 'pay'] as const;
export type CampaignSort = (typeof campaignSorts)[number];

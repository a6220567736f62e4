import { mayActFor } from '../companies/acts-for.ts';
import type { Role } from '../ctx.ts';

export const campaignStatuses = ['draft', 'active', 'ended', 'completed', 'canceled'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/**
 * Anyone may read campaigns with these stored statuses, unless `isShownToOthers` excludes them. Only the owner may read
 * a draft. Only the owner and the applicants may read a cancelled campaign.
 */
export const publishedStatuses = ['active', 'ended', 'completed'] as const satisfies CampaignStatus[];

export const compensationTypes = ['gifted', 'paid', 'giftedAndPaid'] as const;
export type CompensationType = (typeof compensationTypes)[number];

export const offersGift = (type: CompensationType): boolean => type !== 'paid';
export const offersPayment = (type: CompensationType): boolean => type !== 'gifted';

/** The owner may perform all of these transitions. The schedule performs `end` on the day after the end date. */
export const campaignTransitions = {
  publish: { from: 'draft', to: 'active' },
  cancelDraft: { from: 'draft', to: 'canceled' },
  end: { from: 'active', to: 'ended' },
  cancel: { from: 'active', to: 'canceled' },
  complete: { from: 'ended', to: 'completed' },
} as const satisfies Record<string, { from: CampaignStatus; to: CampaignStatus }>;

export type CampaignTransition = keyof typeof campaignTransitions;
export const transitionNames = Object.keys(campaignTransitions) as CampaignTransition[];

export function transitionsFrom(status: CampaignStatus): CampaignTransition[] {
  return transitionNames.filter((transition) => campaignTransitions[transition].from === status);
}

export function transitionBetween(from: CampaignStatus, to: CampaignStatus): CampaignTransition | undefined {
  return transitionsFrom(from).find((transition) => campaignTransitions[transition].to === to);
}

/** The edit form can save all fields of a draft, but only the status of an active campaign. */
export function mayBeSaved(campaign: { status: CampaignStatus }): boolean {
  return campaign.status === 'draft' || campaign.status === 'active';
}

export function statusChoices(status: CampaignStatus): CampaignStatus[] {
  if (!mayBeSaved({ status })) return [status];
  return [status, ...transitionsFrom(status).map((transition) => campaignTransitions[transition].to)];
}

export function mayEditDetails(
  campaign: { clientId: string; status: CampaignStatus },
  actor: { id: string } | null,
): boolean {
  return campaign.status === 'draft' && mayActFor(actor, campaign.clientId);
}

export function mayBeAppliedTo(campaign: { status: CampaignStatus }, role: Role): boolean {
  return role === 'influencer' && campaign.status === 'active';
}

/** True if the end date is before `today`. Both are days in Paris. */
export function isOver(campaign: { endDate: string }, today: string): boolean {
  return campaign.endDate < today;
}

export const campaignFilters = ['all', 'active', 'draft', 'canceled', 'ended'] as const;
export type CampaignFilter = (typeof campaignFilters)[number];

export function statusesOf(filter: CampaignFilter): readonly CampaignStatus[] {
  if (filter === 'all') return campaignStatuses;
  return filter === 'ended' ? ['ended', 'completed'] : [filter];
}

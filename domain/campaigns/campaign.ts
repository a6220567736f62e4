import { mayActFor } from '../companies/acts-for.ts';
import type { Role } from '../ctx.ts';

export const campaignStatuses = ['draft', 'active', 'ended', 'completed', 'canceled'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/**
 * What anyone may read. A draft is its owner's, a cancelled one also its applicants'. A campaign that ends stays published, so
 * the stored status answers this.
 */
export const publishedStatuses = ['active', 'ended', 'completed'] as const satisfies CampaignStatus[];

export const compensationTypes = ['gifted', 'paid', 'giftedAndPaid'] as const;
export type CompensationType = (typeof compensationTypes)[number];

export const offersGift = (type: CompensationType): boolean => type !== 'paid';
export const offersPayment = (type: CompensationType): boolean => type !== 'gifted';

/**
 * Every way a campaign's status may change. The acts, the page's buttons and the job read this table. All are the owner's
 * to make; `end` comes also by itself, the day after the end date.
 */
export const campaignTransitions = {
  publish: { from: 'draft', to: 'active' },
  cancelDraft: { from: 'draft', to: 'canceled' },
  end: { from: 'active', to: 'ended' },
  cancel: { from: 'active', to: 'canceled' },
  complete: { from: 'ended', to: 'completed' },
} as const satisfies Record<string, { from: CampaignStatus; to: CampaignStatus }>;

export type CampaignTransition = keyof typeof campaignTransitions;

/** The moves a campaign's owner has from here. */
export function transitionsFrom(status: CampaignStatus): CampaignTransition[] {
  const all = Object.keys(campaignTransitions) as CampaignTransition[];
  return all.filter((move) => campaignTransitions[move].from === status);
}

/** The move that leads from one status to another, if there is one. */
export function transitionBetween(from: CampaignStatus, to: CampaignStatus): CampaignTransition | undefined {
  return transitionsFrom(from).find((move) => campaignTransitions[move].to === to);
}

/** The edit form saves a draft, and the status of an active campaign; what has closed it only shows. */
export function mayBeSaved(campaign: { status: CampaignStatus }): boolean {
  return campaign.status === 'draft' || campaign.status === 'active';
}

/** What the edit form's selector offers: the status it has, and those its owner may give it. */
export function statusChoices(status: CampaignStatus): CampaignStatus[] {
  if (!mayBeSaved({ status })) return [status];
  return [status, ...transitionsFrom(status).map((move) => campaignTransitions[move].to)];
}

/** Full-detail editing belongs to the owner while the campaign is a draft. */
export function mayEditDetails(
  campaign: { clientId: string; status: CampaignStatus },
  actor: { id: string } | null,
): boolean {
  return campaign.status === 'draft' && mayActFor(actor, campaign.clientId);
}

/** Only an active campaign takes applications, and only from influencers. */
export function mayBeAppliedTo(campaign: { status: CampaignStatus }, role: Role): boolean {
  return role === 'influencer' && campaign.status === 'active';
}

/** Whether the end date is past. Both are days of Paris, `YYYY-MM-DD`. Which status follows: `campaign-status.server.ts`. */
export function isOver(campaign: { endDate: string }, today: string): boolean {
  return campaign.endDate < today;
}

/** The tabs of the brand's list. `completed` is filed under ended. */
export const campaignFilters = ['all', 'active', 'draft', 'canceled', 'ended'] as const;
export type CampaignFilter = (typeof campaignFilters)[number];

export function statusesOf(filter: CampaignFilter): readonly CampaignStatus[] {
  if (filter === 'all') return campaignStatuses;
  return filter === 'ended' ? ['ended', 'completed'] : [filter];
}

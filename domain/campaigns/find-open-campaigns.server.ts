import { notSuspended } from '../accounts/not-suspended.server.ts';
import { type ApplicationGroup, groupOf } from '../applications/application.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import { type CampaignStatus, publishedStatuses } from './campaign.ts';
import type { CampaignCardView } from './campaign-view.ts';
import { campaignCard, selectCards } from './select-campaigns.server.ts';

/** A page of campaigns as an influencer browses them. */
export interface CampaignPage {
  campaigns: {
    campaign: CampaignCardView;
    /** How the reader's own application stands; null without one. */
    applied: ApplicationGroup | null;
  }[];
  /** Of all pages together. */
  total: number;
  page: number;
  pages: number;
}

/** The campaigns one can apply to, the newest first, twenty a page. Those already applied to stay, and say so. */
export function findOpenCampaigns(ctx: Ctx, page: number): Promise<CampaignPage> {
  return findPage(ctx, ['active'], page);
}

/** Every campaign that was ever open to all: the active ones first, then the ended, twenty a page. */
export function findAllCampaigns(ctx: Ctx, page: number): Promise<CampaignPage> {
  return findPage(ctx, publishedStatuses, page);
}

async function findPage(ctx: Ctx, statuses: readonly CampaignStatus[], asked: number): Promise<CampaignPage> {
  const actor = requireActor(ctx);
  const { total } = await ctx.db
    .selectFrom('campaign')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('status', 'in', statuses)
    .where(notSuspended('campaign.client_id'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, asked);
  const own = ctx.db
    .selectFrom('application')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .select(['application.campaign_id', 'application.status'])
    .where('influencer.user_id', '=', actor.id)
    .as('own');
  const rows = await selectCards(ctx)
    .leftJoin(own, 'own.campaign_id', 'campaign.id')
    .select('own.status as application_status')
    .where('campaign.status', 'in', statuses)
    .where(notSuspended('campaign.client_id'))
    .orderBy((eb) => eb('campaign.status', '=', 'active'), 'desc')
    .orderBy('campaign.published_at', (order) => order.desc().nullsLast())
    .orderBy('campaign.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return {
    campaigns: rows.map((row) => ({
      campaign: campaignCard(row),
      applied: row.application_status && groupOf({ status: row.application_status }, row),
    })),
    total,
    page,
    pages,
  };
}

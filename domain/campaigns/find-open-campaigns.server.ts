import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { notSuspended } from '../accounts/not-suspended.server.ts';
import { type ApplicationStatus, statusOf } from '../applications/application.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import { publishedStatuses } from './campaign.ts';
import { isActiveAt } from './campaign-status.server.ts';
import type { CampaignCardView } from './campaign-view.ts';
import { campaignCard, selectCards } from './select-campaigns.server.ts';

/** A page of campaigns for an influencer. */
export interface CampaignPage {
  campaigns: {
    campaign: CampaignCardView;
    /** Status of the reader's own application; null without one. */
    applied: ApplicationStatus | null;
  }[];
  /** Number of campaigns on all pages. */
  total: number;
  page: number;
  pages: number;
}

/**
 * Campaigns that accept applications, newest first, 20 a page. Those already applied to stay, with the application's status.
 */
export function findOpenCampaigns(ctx: Ctx, page: number): Promise<CampaignPage> {
  return findPage(ctx, page, isActiveAt(ctx.now));
}

/** Every published campaign, 20 a page: the active ones first, then the closed ones. */
export function findAllCampaigns(ctx: Ctx, page: number): Promise<CampaignPage> {
  const isPublished = expressionBuilder<Tables, 'campaign'>()('campaign.status', 'in', publishedStatuses);
  return findPage(ctx, page, isPublished);
}

async function findPage(
  ctx: Ctx,
  requestedPage: number,
  isListed: Expression<SqlBool>,
): Promise<CampaignPage> {
  const actor = requireActor(ctx);
  const { total } = await ctx.db
    .selectFrom('campaign')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isListed)
    .where(notSuspended('campaign.client_id'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage);
  const own = ctx.db
    .selectFrom('application')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .select(['application.campaign_id', 'application.status'])
    .where('influencer.user_id', '=', actor.id)
    .as('own');
  const rows = await selectCards(ctx)
    .leftJoin(own, 'own.campaign_id', 'campaign.id')
    .select('own.status as application_status')
    .where(isListed)
    .where(notSuspended('campaign.client_id'))
    .orderBy(isActiveAt(ctx.now), 'desc')
    .orderBy('campaign.published_at', (order) => order.desc().nullsLast())
    .orderBy('campaign.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return {
    campaigns: rows.map((row) => ({
      campaign: campaignCard(row),
      applied: row.application_status && statusOf({ status: row.application_status }, row),
    })),
    total,
    page,
    pages,
  };
}

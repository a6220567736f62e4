import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { type ApplicationStatus, isUnanswered } from '../applications/application.ts';
import { applicationStatusAt, selectOwnApplications } from '../applications/select-applications.server.ts';
import type { Ctx } from '../ctx.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import { publishedStatuses } from './campaign.ts';
import { isActiveAt } from './campaign-status.server.ts';
import type { CampaignCardView } from './campaign-view.ts';
import { selectCards } from './select-campaigns.server.ts';
import { isShownToOthers } from './shown-to-others.server.ts';

export interface CampaignPage {
  campaigns: {
    campaign: CampaignCardView;
    applied: ApplicationStatus | null;
    isUnanswered: boolean;
  }[];
  total: number;
  page: number;
  pages: number;
}

/**
 * Returns campaigns that accept applications, newest first, 20 a page. Includes the campaigns to which the viewer has
 * applied.
 */
export function findOpenCampaigns(ctx: Ctx, page: number): Promise<CampaignPage> {
  return findPage(ctx, page, isActiveAt(ctx.now));
}

export function countOpenCampaigns(ctx: Ctx): Promise<number> {
  return countListed(ctx, isActiveAt(ctx.now));
}

/** Returns every published campaign, 20 a page. Active campaigns come before closed ones. */
export function findAllCampaigns(ctx: Ctx, page: number): Promise<CampaignPage> {
  const isPublished = expressionBuilder<Tables, 'campaign'>()('campaign.status', 'in', publishedStatuses);
  return findPage(ctx, page, isPublished);
}

export async function findListedCampaigns(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('campaign')
    .select('id')
    .where(isActiveAt(ctx.now))
    .where(isShownToOthers())
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

async function countListed({ db }: Ctx, isListed: Expression<SqlBool>): Promise<number> {
  const { total } = await db
    .selectFrom('campaign')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isListed)
    .where(isShownToOthers())
    .executeTakeFirstOrThrow();
  return total;
}

async function findPage(
  ctx: Ctx,
  requestedPage: number,
  isListed: Expression<SqlBool>,
): Promise<CampaignPage> {
  const total = await countListed(ctx, isListed);
  const { page, pages, offset } = placeOf(total, requestedPage);
  // Sorts ids only. Sorting whole cards would join the companies of all campaigns.
  const listed = await ctx.db
    .selectFrom('campaign')
    .select('id')
    .where(isListed)
    .where(isShownToOthers())
    .orderBy(isActiveAt(ctx.now), 'desc')
    .orderBy('campaign.published_at', (order) => order.desc().nullsLast())
    .orderBy('campaign.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  const ids = listed.map(({ id }) => id);
  const own = selectOwnApplications(ctx)
    .select(['application.campaign_id', 'application.decision'])
    .select(applicationStatusAt(ctx.now).as('status'))
    .as('own');
  const found = await selectCards(ctx)
    .leftJoin(own, 'own.campaign_id', 'campaign.id')
    .select(['own.status as applied', 'own.decision'])
    .where('campaign.id', '=', sql<string>`any(${ids})`)
    .where(isShownToOthers())
    .execute();
  const rows = found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const campaigns = rows.map(({ applied, decision, ...campaign }) => ({
    campaign,
    applied,
    isUnanswered: applied !== null && isUnanswered({ status: applied, decision }),
  }));
  return { campaigns, total, page, pages };
}

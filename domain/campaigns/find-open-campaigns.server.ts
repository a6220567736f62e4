import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { type ApplicationStatus, isUnanswered } from '../applications/application.ts';
import { applicationStatusAt, selectOwnApplications } from '../applications/select-applications.server.ts';
import { isNotOfBlocked } from '../blocks/blocks.server.ts';
import type { Ctx } from '../ctx.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import { publishedStatuses } from './campaign.ts';
import { isActiveAt } from './campaign-status.server.ts';
import type { OfferCardView } from './campaign-view.ts';
import { findStatedProfile, type SourcedProfile } from './conditions/find-stated-profile.server.ts';
import { type CampaignSearch, everyCampaign } from './search/campaign-search.server.ts';
import { sortKeys } from './search/sort.server.ts';
import { offerCard, selectOffers } from './select-campaigns.server.ts';
import { isShownToOthers } from './shown-to-others.server.ts';

export interface CampaignPage {
  campaigns: {
    campaign: OfferCardView;
    applied: ApplicationStatus | null;
    isUnanswered: boolean;
  }[];
  profile: SourcedProfile;
  total: number;
  page: number;
  pages: number;
}

/**
 * Returns campaigns that accept applications, newest first, 20 a page. Includes campaigns to which the viewer has
 * applied.
 */
export function findOpenCampaigns(ctx: Ctx, page: number): Promise<CampaignPage> {
  return findPage(ctx, page, isActiveAt(ctx.now), everyCampaign);
}

export async function countOpenCampaigns(ctx: Ctx): Promise<number> {
  const { total } = await ctx.db
    .selectFrom('campaign')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isActiveAt(ctx.now))
    .where(isShownToOthers())
    .where(isNotOfBlocked(ctx))
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns published campaigns that match a search, 20 a page, active campaigns before closed campaigns. */
export function findAllCampaigns(
  ctx: Ctx,
  page: number,
  search: CampaignSearch = everyCampaign,
): Promise<CampaignPage> {
  const isPublished = expressionBuilder<Tables, 'campaign'>()('campaign.status', 'in', publishedStatuses);
  return findPage(ctx, page, isPublished, search);
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

/** Reads the page and the total in one statement. Returns the last page if `requestedPage` is too high. */
async function findPage(
  ctx: Ctx,
  requestedPage: number,
  isListed: Expression<SqlBool>,
  { filters, sort }: CampaignSearch,
): Promise<CampaignPage> {
  const profile = await findStatedProfile(ctx);
  const own = selectOwnApplications(ctx)
    .select(['application.campaign_id', 'application.decision'])
    .select(applicationStatusAt(ctx.now).as('status'))
    .as('own');
  const pageOfFound = ctx.db
    .with(
      (cte) => cte('found').materialized(),
      (db) =>
        db
          .selectFrom('campaign')
          .select(['campaign.id', 'campaign.published_at'])
          .select([isActiveAt(ctx.now).as('isActive'), sortKeys[sort].as('key')])
          .where(isListed)
          .where(isShownToOthers())
          .where(isNotOfBlocked(ctx))
          .where((eb) => eb.and(filters.map((filter) => filter(profile, ctx.now)))),
    )
    .selectFrom('found')
    .select(['id', 'published_at', 'isActive', 'key'])
    .select((eb) => eb.selectFrom('found').select(eb.fn.countAll<number>().as('n')).as('total'))
    .orderBy('isActive', 'desc')
    .orderBy('key')
    .orderBy('published_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((eb) =>
      eb.selectFrom('found').select(
        sql<number>`greatest(0, least(${requestedPage}::bigint, ceil(count(*)::numeric / ${PAGE_SIZE})) - 1)
          * ${PAGE_SIZE}`.as('skipped'),
      ),
    )
    .as('page');
  const rows = await selectOffers(ctx)
    .innerJoin(pageOfFound, 'page.id', 'campaign.id')
    .leftJoin(own, 'own.campaign_id', 'campaign.id')
    .select(['own.status as applied', 'own.decision', 'page.total'])
    .orderBy('page.isActive', 'desc')
    .orderBy('page.key')
    .orderBy('page.published_at', (order) => order.desc().nullsLast())
    .orderBy('page.id', 'desc')
    .execute();
  const total = rows[0]?.total ?? 0;
  const campaigns = rows.map(({ applied, decision, total: _, ...campaign }) => ({
    campaign: offerCard(campaign),
    applied,
    isUnanswered: applied !== null && isUnanswered({ status: applied, decision }),
  }));
  const { page, pages } = placeOf(total, requestedPage);
  return { campaigns, profile, total, page, pages };
}

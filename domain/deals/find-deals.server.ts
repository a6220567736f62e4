import { sql } from 'kysely';
import { site } from '#site';
import { type Ctx, requireActor } from '../ctx.ts';
import { type Lines, linesOf } from '../lines.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import { sideOf } from './deal.ts';
import { selectGroupedDeals } from './deal-group.server.ts';
import { type DealLineRow, dealLineOf } from './deal-line.ts';
import type { DealLine, DealList } from './deal-view.ts';
import { selectDealLines, selectOwnDeals, selectTurns } from './select-deals.server.ts';

/**
 * Returns a page of the actor's open deals, or of the closed deals. Deals in which the actor must act come first, then
 * the deals of the group `theirs`. Each group starts with the earliest last day. Closed deals are ordered by the end,
 * newest first.
 */
export async function findDeals(
  ctx: Ctx,
  { isClosed = false, page: requestedPage = 1 } = {},
): Promise<DealList> {
  const counts = await countDeals(ctx);
  const { mine, theirs, closed } = counts;
  const { page, pages, offset } = placeOf(isClosed ? closed : mine + theirs, requestedPage);
  const lines = selectLines(ctx);
  const ordered = isClosed
    ? lines.where('group', '=', 'closed').orderBy('closedAt', 'desc')
    : lines
        .where('closedAt', 'is', null)
        .where('group', '<>', 'closed')
        .orderBy('group')
        .orderBy('sortDay')
        .orderBy('startedAt');
  const rows = await ordered.selectAll().orderBy('id', 'desc').limit(PAGE_SIZE).offset(offset).execute();
  const groups: DealList['groups'] = { mine: [], theirs: [], closed: [] };
  for (const { group, sortDay: _, ...row } of rows) groups[group].push(lineOf(ctx, row));
  return { groups, counts, page, pages };
}

const selectLines = (ctx: Ctx) => ctx.db.selectFrom(selectGroupedDeals(ctx).as('line'));

async function countDeals(ctx: Ctx): Promise<DealList['counts']> {
  const rows = await selectLines(ctx)
    .where('closedAt', 'is', null)
    .select(({ fn }) => ['group', fn.countAll<number>().as('count')])
    .groupBy('group')
    .execute();
  const counts: DealList['counts'] = { mine: 0, theirs: 0, closed: 0 };
  for (const { group, count } of rows) counts[group] = count;
  // Deals with `closed_at` are always in the group `closed`, so a plain count suffices. The query above also counts
  // closed deals: those whose end the schedule has not stored yet.
  const { closed } = await selectOwnDeals(ctx)
    .where('closed_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('closed'))
    .executeTakeFirstOrThrow();
  return { ...counts, closed: counts.closed + closed };
}

/** Returns the actor's newest deal for a campaign with an influencer, or null. */
export async function findDealOf(
  ctx: Ctx,
  { campaignId, influencerId }: { campaignId: string; influencerId: string },
): Promise<DealLine | null> {
  return (await findDealsOfCampaign(ctx, campaignId, [influencerId])).get(influencerId) ?? null;
}

/** Returns the actor's newest deal for a campaign with each of these influencers, by the id of the influencer. */
export async function findDealsOfCampaign(
  ctx: Ctx,
  campaignId: string,
  influencerIds: readonly string[],
): Promise<Map<string, DealLine>> {
  if (!site.deals.enabled || influencerIds.length === 0) return new Map();
  const rows = await selectDealLines(ctx)
    .where('deal.campaign_id', '=', campaignId)
    .where('deal.influencer_id', 'in', influencerIds)
    .orderBy('deal.started_at')
    .execute();
  return new Map(rows.map((row) => [row.influencerId, lineOf(ctx, row)]));
}

/** Returns the actor's open deals for these campaigns, by the id of the campaign. The actor is an influencer. */
export async function findOpenDealsOf(
  ctx: Ctx,
  campaignIds: readonly string[],
): Promise<Map<string, DealLine>> {
  if (!site.deals.enabled || campaignIds.length === 0) return new Map();
  const rows = await selectDealLines(ctx)
    .where('deal.closed_at', 'is', null)
    .where('deal.campaign_id', 'in', campaignIds)
    .execute();
  const open = rows.map((row) => lineOf(ctx, row)).filter(({ status }) => status !== 'closed');
  return new Map(open.map((deal) => [deal.campaignId, deal]));
}

/** Returns the deals in which the actor must act, earliest last day first. */
export async function findOpenDealLines(ctx: Ctx, limit: number): Promise<Lines<DealLine>> {
  if (!site.deals.enabled) return { lines: [], total: 0 };
  const turns = await ctx.db
    .selectFrom(selectTurns(ctx).as('turn'))
    .select(['id', sql<number>`(count(*) over ())::int`.as('total')])
    .orderBy('day')
    .orderBy('id')
    .limit(limit)
    .execute();
  const { lines, total } = linesOf(turns);
  if (total === 0) return { lines: [], total };
  const ids = lines.map(({ id }) => id);
  const rows = await selectDealLines(ctx).where('deal.id', 'in', ids).execute();
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { lines: rows.map((row) => lineOf(ctx, row)), total };
}

const lineOf = (ctx: Ctx, row: DealLineRow) => dealLineOf(row, sideOf(requireActor(ctx)), ctx.now);

import { sql } from 'kysely';
import { site } from '#site';
import { dayOf } from '../clock.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { type Lines, linesOf } from '../lines.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import { sideOf } from './deal.ts';
import { type DealLineRow, dealLineOf } from './deal-line.ts';
import type { DealLine, DealList } from './deal-view.ts';
import { isTurnOf, selectDealLines } from './select-deals.server.ts';

/** Returns the actor's deals, grouped by whose turn it is. Closed deals are twenty a page. */
export async function findDeals(ctx: Ctx, requestedPage = 1): Promise<DealList> {
  const open = await selectDealLines(ctx).where('deal.closed_at', 'is', null).execute();
  const lines = open.map((row) => lineOf(ctx, row)).sort(byDeadline);
  const isOpen = ({ status }: DealLine) => status === 'negotiating' || status === 'signing';
  const closed = await findClosed(ctx, requestedPage);
  // The schedule has not stored the end of these deals yet.
  const justClosed = closed.page === 1 ? lines.filter(({ status }) => status === 'closed') : [];
  return {
    mine: lines.filter((line) => isOpen(line) && line.turn === line.side),
    theirs: lines.filter((line) => isOpen(line) && line.turn !== line.side),
    running: lines.filter(({ status }) => status === 'running').sort(byPublication),
    closed: { ...closed, deals: [...justClosed, ...closed.deals], total: closed.total + justClosed.length },
  };
}

async function findClosed(ctx: Ctx, requestedPage: number) {
  const selectClosed = () => selectDealLines(ctx).where('deal.closed_at', 'is not', null);
  const { total } = await selectClosed()
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage);
  const rows = await selectClosed()
    .orderBy('deal.closed_at', 'desc')
    .orderBy('deal.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { deals: rows.map((row) => lineOf(ctx, row)), total, page, pages };
}

/** Returns the actor's deal with this influencer, or null. */
export async function findDealOf(
  ctx: Ctx,
  { campaignId, influencerId }: { campaignId: string; influencerId: string },
): Promise<DealLine | null> {
  return (await findDealsOfCampaign(ctx, campaignId, [influencerId])).get(influencerId) ?? null;
}

/** Returns the actor's newest deal with each of these influencers about a campaign. */
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

/** Returns the deals in which the actor must act, earliest deadline first. */
export async function findOpenDealLines(ctx: Ctx, limit: number): Promise<Lines<DealLine>> {
  if (!site.deals.enabled) return { lines: [], total: 0 };
  const rows = await selectDealLines(ctx)
    // Follows from the status. It lets PostgreSQL skip the closed deals in the index on the side and `closed_at`.
    .where('deal.closed_at', 'is', null)
    .where('deal.status', 'in', ['negotiating', 'signing'])
    .where(isTurnOf(ctx, sideOf(requireActor(ctx)), dayOf(ctx.now)))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy(({ fn }) => fn.coalesce('contract.sign_by', 'offer.expires_on'))
    .orderBy('deal.id')
    .limit(limit)
    .execute();
  const { lines, total } = linesOf(rows);
  return { lines: lines.map((row) => lineOf(ctx, row)), total };
}

const lineOf = (ctx: Ctx, row: DealLineRow) => dealLineOf(row, sideOf(requireActor(ctx)), ctx.now);

const byDeadline = (one: DealLine, other: DealLine) =>
  (one.deadline?.lastDay ?? '').localeCompare(other.deadline?.lastDay ?? '') ||
  one.startedAt.getTime() - other.startedAt.getTime();

const byPublication = (one: DealLine, other: DealLine) =>
  one.offer.publishBy.localeCompare(other.offer.publishBy);

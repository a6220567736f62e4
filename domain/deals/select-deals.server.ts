import { expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { site } from '#site';
import { isActiveAt } from '../campaigns/campaign-status.server.ts';
import { dayOf } from '../clock.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, type Member, requireActor } from '../ctx.ts';
import { openTasks } from '../deal-work/select-tasks.server.ts';
import { type DealStatus, type Side, sideOf } from './deal.ts';
import type { DealLineRow } from './deal-line.ts';

const eb = expressionBuilder<Tables, 'deal'>();

/** SQL condition: the actor is one of the two sides of `deal`. */
export const isDealOf = (actor: Member) =>
  actor.role === 'client'
    ? eb('deal.client_id', '=', actsFor(actor))
    : eb('deal.influencer_user_id', '=', actor.id);

/** Lateral subquery `offer`: the newest offer of `deal`. */
export const newestOffer = () =>
  eb
    .selectFrom('offer')
    .select(['offer.id', 'offer.seq', 'offer.side', 'offer.terms', 'offer.hash', 'offer.status'])
    .select(['offer.made_at', 'offer.expires_on', 'offer.answered_at'])
    .whereRef('offer.deal_id', '=', 'deal.id')
    .orderBy('offer.seq', 'desc')
    .limit(1)
    .as('offer');

const isSigned = sql<SqlBool>`exists (
  select from contract as signed where signed.deal_id = deal.id and signed.signed_at is not null
)`;

/** Selects the actor's deals. While `site.deals` is disabled, only deals with a signed contract. */
export const selectOwnDeals = (ctx: Ctx) =>
  ctx.db
    .selectFrom('deal')
    .where(isDealOf(requireActor(ctx)))
    .$if(!site.deals.enabled, (query) => query.where(isSigned));

/** Selects the deals of `selectOwnDeals` with the columns that `dealLineOf` needs. */
export function selectDealLines(ctx: Ctx) {
  return selectOwnDeals(ctx)
    .innerJoinLateral(newestOffer(), (join) => join.onTrue())
    .leftJoin('contract', (join) =>
      join.onRef('contract.deal_id', '=', 'deal.id').on('contract.status', '=', 'open'),
    )
    .leftJoin('campaign', 'campaign.id', 'deal.campaign_id')
    .leftJoin('influencer', 'influencer.id', 'deal.influencer_id')
    .leftJoin('company', 'company.user_id', 'deal.client_id')
    .select(['deal.id', 'deal.status', 'deal.close_reason as closeReason', 'deal.closed_by as closedBy'])
    .select(['deal.campaign_id as campaignId', 'deal.campaign_title as campaignTitle'])
    .select(['deal.influencer_id as influencerId', 'deal.influencer_name as influencerName'])
    .select(['deal.brand_name as brandName', 'company.logo as brandPicture'])
    .select(['influencer.picture as influencerPicture', 'deal.started_at as startedAt'])
    .select(['deal.closed_at as closedAt', 'offer.seq', 'offer.side as offerSide'])
    .select(['offer.status as offerStatus', 'offer.terms', 'offer.made_at as madeAt'])
    .select(['offer.expires_on as expiresOn', 'offer.answered_at as answeredAt'])
    .select(['contract.opened_at as openedAt', 'contract.sign_by as signBy'])
    .select(['campaign.end_date as campaignEndsOn', campaignIsOver(ctx).as('campaignIsOver')])
    .select([partsOfRunning.as('parts'), sql<boolean>`deal.running_at is not null`.as('hasRun')]);
}

/** The fields that decide the tasks of a running deal. */
const partsOfRunning = sql<DealLineRow['parts']>`case deal.status when 'running' then jsonb_build_object(
  'deliverables', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'kind', kind, 'status', status, 'needsBenefit', needs_benefit, 'submitBy', submit_by,
      'approveBy', approve_by, 'changeBy', change_by, 'publishBy', publish_by, 'confirmBy', confirm_by
    ) order by seq), '[]')
    from deliverable where deliverable.deal_id = deal.id
  ),
  'shipment', (
    select jsonb_build_object(
      'status', status, 'sendBy', send_by, 'arriveBy', arrive_by, 'pausedOn', paused_on
    )
    from shipment where shipment.deal_id = deal.id
  ),
  'lastDroppedBy', (
    select dropped_by from deliverable
    where deliverable.deal_id = deal.id and dropped_at is not null
    order by dropped_at desc, seq limit 1
  )
) end`;

/** SQL condition: the campaign of the deal is not active. The query must join `campaign`. */
export const campaignIsOver = ({ now }: Ctx) => sql<boolean>`not coalesce(${isActiveAt(now)}, false)`;

/** SQL conditions by status: the actor must answer an offer, sign, or do something while the deal runs. */
const turnsOf = (ctx: Ctx, side: Side, today: string) => ({
  negotiating: sql<SqlBool>`offer.status = 'open' and offer.side <> ${side} and offer.expires_on >= ${today}
    and not ${campaignIsOver(ctx)}`,
  signing: sql<SqlBool>`offer.side = ${side} and contract.sign_by >= ${today}`,
  running: sql<SqlBool>`task."ownTasks" > 0`,
});

/** SQL condition: the actor must act. The query must be `selectDealLines` with `openTasks`. */
export function isTurnOf(ctx: Ctx, side: Side, today: string) {
  const { negotiating, signing, running } = turnsOf(ctx, side, today);
  return sql<SqlBool>`case deal.status when 'negotiating' then ${negotiating} when 'signing' then ${signing}
    when 'running' then ${running} else false end`;
}

/**
 * Selects the deals in which the actor must act (`isTurnOf`), with the last day for the act. Each status has its own
 * query, which reads only the tables that it needs.
 */
export function selectTurns(ctx: Ctx) {
  const [side, today] = [sideOf(requireActor(ctx)), dayOf(ctx.now)];
  const { negotiating, signing, running } = turnsOf(ctx, side, today);
  // Without the condition on `closed_at`, PostgreSQL would also read all closed deals of the actor. The indexes
  // `deal_client_idx` and `deal_influencer_idx` contain `closed_at`.
  const openDeals = (status: DealStatus) =>
    selectOwnDeals(ctx).where('deal.closed_at', 'is', null).where('deal.status', '=', status);
  return openDeals('running')
    .innerJoinLateral(openTasks(side, today), (join) => join.onTrue())
    .where(running)
    .select(['deal.id', 'task.ownDay as day'])
    .unionAll(
      openDeals('negotiating')
        .innerJoin('offer', (join) =>
          join.onRef('offer.deal_id', '=', 'deal.id').on('offer.status', '=', 'open'),
        )
        .leftJoin('campaign', 'campaign.id', 'deal.campaign_id')
        .where(negotiating)
        .select(['deal.id', 'offer.expires_on as day']),
    )
    .unionAll(
      openDeals('signing')
        .innerJoin('offer', (join) =>
          join.onRef('offer.deal_id', '=', 'deal.id').on('offer.status', '=', 'accepted'),
        )
        .innerJoin('contract', (join) =>
          join.onRef('contract.deal_id', '=', 'deal.id').on('contract.status', '=', 'open'),
        )
        .where(signing)
        .select(['deal.id', 'contract.sign_by as day']),
    );
}

import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isPendingAt } from '../applications/select-applications.server.ts';
import { dayOf } from '../clock.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import { type CampaignFilter, type CampaignStatus, campaignFilters, statusesOf } from './campaign.ts';
import { campaignStatusAt } from './campaign-status.server.ts';
import type { OwnCampaignCard } from './campaign-view.ts';
import { type ListView, wholeList } from './list-view.ts';
import { missingToPublish } from './publication.ts';
import { firstSlotStart, selectCards } from './select-campaigns.server.ts';

const MAX_FACES = 3;

export interface CampaignList {
  campaigns: OwnCampaignCard[];
  counts: Record<CampaignFilter, number>;
  page: number;
  pages: number;
  isNew: boolean;
}

/**
 * Returns the brand's own campaigns under one tab, newest first, 20 a page. Leaves out campaigns that do not run on
 * any day from `view.from` to `view.to`. Both days are optional.
 */
export async function findCampaigns(ctx: Ctx, view: ListView = wholeList): Promise<CampaignList> {
  const clientId = actsFor(requireActor(ctx));
  const [from, to] = [view.from || '-infinity', view.to || 'infinity'];
  const totals = await ctx.db
    .selectFrom('campaign')
    .where('client_id', '=', clientId)
    .select(campaignStatusAt(ctx.now).as('status'))
    .select(({ fn }) =>
      fn
        .countAll<number>()
        .filterWhere('start_date', '<=', to)
        .filterWhere('end_date', '>=', from)
        .as('total'),
    )
    .groupBy(sql`1`) // Groups by position, because the name `status` would mean the stored column.
    .execute();
  const counts = countsOf(totals);
  const { page, pages, offset } = placeOf(counts[view.status], view.page);
  const cards = await selectCards(ctx)
    .select((eb) => {
      const applications = eb
        .selectFrom('application')
        .whereRef('application.campaign_id', '=', 'campaign.id')
        .where('application.hidden', '=', false)
        .select(({ fn }) => fn.countAll<number>().as('count'));
      const waiting = eb
        .selectFrom('application')
        .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
        .whereRef('application.campaign_id', '=', 'campaign.id')
        .where('application.hidden', '=', false)
        .where(isPendingAt(ctx.now))
        .select(['influencer.full_name as name', 'influencer.picture'])
        .orderBy('application.created_at')
        .orderBy('application.id')
        .limit(MAX_FACES);
      return [
        applications.where(isPendingAt(ctx.now)).$asScalar().$notNull().as('pending'),
        applications.$asScalar().$notNull().as('applicants'),
        applications.where('application.decision', '=', 'accepted').$asScalar().$notNull().as('accepted'),
        jsonArrayFrom(waiting).as('waiting'),
      ];
    })
    .select(firstSlotStart.as('slot1Start'))
    .where('client_id', '=', clientId)
    .where(campaignStatusAt(ctx.now), 'in', statusesOf(view.status))
    .where('start_date', '<=', to)
    .where('end_date', '>=', from)
    .orderBy('campaign.created_at', 'desc')
    .orderBy('campaign.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  const today = dayOf(ctx.now);
  const campaigns = cards.map(({ slot1Start, ...card }) => ({
    ...card,
    missing: card.status === 'draft' ? missingToPublish({ ...card, slot1Start }, today) : [],
  }));
  return { campaigns, counts, page, pages, isNew: totals.length === 0 };
}

function countsOf(totals: readonly { status: CampaignStatus; total: number }[]): CampaignList['counts'] {
  const counts = { all: 0, active: 0, draft: 0, canceled: 0, ended: 0 };
  for (const filter of campaignFilters) {
    const listed = totals.filter(({ status }) => statusesOf(filter).includes(status));
    counts[filter] = listed.reduce((sum, { total }) => sum + total, 0);
  }
  return counts;
}

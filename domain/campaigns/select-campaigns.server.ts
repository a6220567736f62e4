import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { campaignFields } from './campaign-row.server.ts';
import { campaignStatusAt } from './campaign-status.server.ts';
import type { CampaignCardView, CampaignView, PublicCampaign } from './campaign-view.ts';
import type { CollaborationType } from './collaboration.ts';
import { minFollowersOf } from './reference.ts';

/** Campaigns as cards show them, with their company and cover. Finds add who may see which. */
export function selectCards(ctx: Ctx) {
  return cardsOf(ctx).select(campaignStatusAt(ctx.now).as('status'));
}

/** The same with all that their own pages read. */
export function selectCampaigns(ctx: Ctx) {
  return cardsOf(ctx)
    .selectAll('campaign')
    .select(sql<string[]>`array(${mediaOf(ctx.db, 'gift')})`.as('gift_images'))
    .select(campaignStatusAt(ctx.now).as('status')); // last, so that it replaces the stored one
}

function cardsOf({ db }: Ctx) {
  return db
    .selectFrom('campaign')
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .select([
      'campaign.id',
      'campaign.title',
      'campaign.compensation_type',
      'campaign.collaboration_type',
      'campaign.venue_town',
      'campaign.start_date',
      'campaign.end_date',
      'company.id as company_id',
      'company.name as company_name',
      mediaOf(db, 'main').limit(1).as('cover'),
    ]);
}

/** A campaign's pictures of one kind in their order, but those that the store has lost. */
function mediaOf(db: Ctx['db'], kind: 'main' | 'gift') {
  return db
    .selectFrom('campaign_media')
    .leftJoin('file', 'file.id', 'campaign_media.file_id')
    .select((eb) => eb.fn.coalesce('campaign_media.file_id', 'campaign_media.address').as('media'))
    .where('campaign_media.campaign_id', '=', sql.ref<string>('campaign.id'))
    .where('campaign_media.kind', '=', kind)
    .where('file.lost_since', 'is', null)
    .orderBy('campaign_media.place');
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];
type Row = Awaited<ReturnType<ReturnType<typeof selectCampaigns>['execute']>>[number];

/** The row as cards show it. The columns hold what the input's schema let in, so their words are taken as such. */
export function campaignCard(row: CardRow): CampaignCardView {
  return {
    id: row.id,
    status: row.status,
    title: row.title,
    companyId: row.company_id,
    companyName: row.company_name,
    compensationType: row.compensation_type,
    collaborationType: row.collaboration_type as CollaborationType,
    town: row.venue_town,
    startDate: row.start_date,
    endDate: row.end_date,
    cover: row.cover,
  };
}

/** The row as its readers have it. */
export function publicCampaign(row: Row): PublicCampaign {
  const fields = campaignFields(row);
  const minFollowers = minFollowersOf(fields.followerRange);
  return { ...campaignCard(row), ...fields, minFollowers, giftImages: row.gift_images };
}

/** The row as its owner has it. */
export function campaignView(row: Row): CampaignView {
  return { ...publicCampaign(row), clientId: row.client_id, version: row.version };
}

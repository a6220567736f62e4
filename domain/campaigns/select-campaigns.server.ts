import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { campaignFields } from './campaign-row.server.ts';
import { campaignStatusAt } from './campaign-status.server.ts';
import type { CampaignCardView, CampaignView, PublicCampaign } from './campaign-view.ts';
import type { CollaborationType } from './collaboration.ts';
import { minFollowersOf } from './reference.ts';

/** Campaign cards with company and cover. Callers restrict which rows the reader may see. */
export function selectCards(ctx: Ctx) {
  return cardsOf(ctx).select(campaignStatusAt(ctx.now).as('status'));
}

/** Cards with all columns of the campaign's own page. */
export function selectCampaigns(ctx: Ctx) {
  return cardsOf(ctx)
    .selectAll('campaign')
    .select(sql<string[]>`array(${mediaOf(ctx.db, 'gift')})`.as('gift_images'))
    .select(campaignStatusAt(ctx.now).as('status')); // last, so that it replaces the stored status
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

/** A campaign's media of one kind in their order, without files lost by the store. */
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

/** Converts a row to a card. The casts are safe because the input schema validated the columns. */
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

/** Converts a row to the public fields. */
export function publicCampaign(row: Row): PublicCampaign {
  const fields = campaignFields(row);
  const minFollowers = minFollowersOf(fields.followerRange);
  return { ...campaignCard(row), ...fields, minFollowers, giftImages: row.gift_images };
}

/** Converts a row to the owner's fields. */
export function campaignView(row: Row): CampaignView {
  return { ...publicCampaign(row), clientId: row.client_id, version: row.version };
}

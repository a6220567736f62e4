import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { campaignStatusAt } from './campaign-status.server.ts';
import type { PublicCampaign } from './campaign-view.ts';
import type { CollaborationType } from './collaboration.ts';
import {
  type Country,
  type FollowerRange,
  minFollowers,
  type Thematic,
  type VenueCountry,
} from './reference.ts';

/**
 * Callers must restrict the rows to those that the viewer may see. `$narrowType` is safe, because the input schema
 * validated the stored values.
 */
export function selectCards({ db, now }: Ctx) {
  return db
    .selectFrom('campaign')
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .select(['campaign.id', 'campaign.title', 'company.id as companyId', 'company.name as companyName'])
    .select(['campaign.compensation_type as compensationType', 'campaign.venue_town as town'])
    .select('campaign.collaboration_type as collaborationType')
    .select(['campaign.start_date as startDate', 'campaign.end_date as endDate'])
    .select([campaignStatusAt(now).as('status'), mediaOf(db, 'main').limit(1).as('cover')])
    .$narrowType<{ collaborationType: CollaborationType }>();
}

export function selectOffers(ctx: Ctx) {
  return selectCards(ctx)
    .select(['campaign.thematics', 'campaign.follower_range as followerRange'])
    .select(['post_price_cents as postPriceCents', 'story_price_cents as storyPriceCents'])
    .$narrowType<{ thematics: Thematic[]; followerRange: FollowerRange }>();
}

export function offerCard<Row extends { followerRange: FollowerRange }>({ followerRange, ...card }: Row) {
  return { ...card, minFollowers: minFollowers[followerRange] };
}

export function selectCampaigns(ctx: Ctx) {
  return selectOffers(ctx)
    .select(['campaign.description', 'gift_description as giftDescription'])
    .select(['venue_name as venueName', 'venue_address as venueAddress', 'venue_country as venueCountry'])
    .select(['slot1_start', 'slot1_end', 'slot2_start', 'slot2_end', 'target_locations as targetLocations'])
    .select(['min_age as minAge', 'max_age as maxAge', 'female_percentage as femalePercentage'])
    .select(['male_percentage as malePercentage', 'other_percentage as otherPercentage'])
    .select(sql<string[]>`array(${mediaOf(ctx.db, 'gift')})`.as('giftImages'))
    .$narrowType<{ venueCountry: VenueCountry | null; targetLocations: Country[] }>();
}

/**
 * SQL expression: the start of the first time slot of `campaign`, or null without a time slot. If only the second slot
 * is set, returns its start, because `publicCampaign` shows this slot as the first.
 */
export const firstSlotStart = sql<string | null>`coalesce(campaign.slot1_start, campaign.slot2_start)`;

/** Omits files that the store has lost. */
export function mediaOf(db: Ctx['db'], kind: 'main' | 'gift') {
  return db
    .selectFrom('campaign_media')
    .leftJoin('file', 'file.id', 'campaign_media.file_id')
    .select((eb) => eb.fn.coalesce('campaign_media.file_id', 'campaign_media.address').as('media'))
    .where('campaign_media.campaign_id', '=', sql.ref<string>('campaign.id'))
    .where('campaign_media.kind', '=', kind)
    .where('file.lost_since', 'is', null)
    .orderBy('campaign_media.place');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCampaigns>['execute']>>[number];

const noSlot = { start: '', end: '' };

/** Callers must first remove all columns that are not public. */
export function publicCampaign({
  slot1_start,
  slot1_end,
  slot2_start,
  slot2_end,
  ...row
}: Row): PublicCampaign {
  const [slot1 = noSlot, slot2 = noSlot] = [
    { start: slot1_start ?? '', end: slot1_end ?? '' },
    { start: slot2_start ?? '', end: slot2_end ?? '' },
  ].filter(({ start, end }) => start && end);
  return {
    ...row,
    giftDescription: row.giftDescription ?? '',
    venueName: row.venueName ?? '',
    venueAddress: row.venueAddress ?? '',
    venueTown: row.town ?? '',
    venueCountry: row.venueCountry ?? '',
    slot1,
    slot2,
    minFollowers: minFollowers[row.followerRange],
  };
}

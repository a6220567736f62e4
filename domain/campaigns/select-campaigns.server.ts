import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '../ctx.ts';
import type { CampaignCardView, CampaignView } from './campaign-view.ts';
import type { CollaborationType } from './collaboration.ts';
import {
  type Country,
  type FollowerRange,
  minFollowersOf,
  type Thematic,
  type VenueCountry,
} from './reference.ts';
import type { TimeSlot } from './time-slot.ts';

/** Campaigns with their company and their pictures. Finds add who may see which. */
export function selectCampaigns({ db }: Ctx) {
  return db
    .selectFrom('campaign')
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .selectAll('campaign')
    .select(['company.id as company_id', 'company.name as company_name'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('campaign_media')
          .leftJoin('file', 'file.id', 'campaign_media.file_id')
          .select('campaign_media.kind')
          .select((eb) => eb.fn.coalesce('campaign_media.file_id', 'campaign_media.address').as('media'))
          .whereRef('campaign_media.campaign_id', '=', 'campaign.id')
          .where('file.lost_since', 'is', null)
          .orderBy('campaign_media.kind', 'desc')
          .orderBy('campaign_media.place'),
      ).as('media'),
    );
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectCampaigns>['execute']>>[number];

/** The row as cards show it. The columns hold what the input's schema let in, so their words are taken as such. */
export function campaignCard(row: Selected): CampaignCardView {
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
    cover: row.media.find((it) => it.kind === 'main')?.media ?? null,
  };
}

/** All of the row, as pages read it. */
export function campaignView(row: Selected): CampaignView {
  const followerRange = row.follower_range as FollowerRange;
  return {
    ...campaignCard(row),
    clientId: row.client_id,
    version: row.version,
    description: row.description,
    giftDescription: row.gift_description ?? '',
    postPriceCents: row.post_price_cents,
    storyPriceCents: row.story_price_cents,
    thematics: row.thematics as Thematic[],
    venue: row.venue_name === null ? null : venueOf(row),
    targetLocations: row.target_locations as Country[],
    minAge: row.min_age,
    maxAge: row.max_age,
    femalePercentage: row.female_percentage,
    malePercentage: row.male_percentage,
    otherPercentage: row.other_percentage,
    followerRange,
    minFollowers: minFollowersOf(followerRange),
    giftPictures: row.media.filter((it) => it.kind === 'gift').flatMap((it) => it.media ?? []),
  };
}

function venueOf(row: Selected): CampaignView['venue'] {
  const slots: TimeSlot[] = [];
  if (row.slot1_start && row.slot1_end) slots.push({ start: row.slot1_start, end: row.slot1_end });
  if (row.slot2_start && row.slot2_end) slots.push({ start: row.slot2_start, end: row.slot2_end });
  return {
    name: row.venue_name ?? '',
    address: row.venue_address ?? '',
    town: row.venue_town ?? '',
    country: row.venue_country as VenueCountry,
    slots,
  };
}

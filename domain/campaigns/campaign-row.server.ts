import type { Selectable } from 'kysely';
import type { CampaignRow } from '#db/tables.ts';
import type { CampaignInput } from './campaign-input.ts';
import type { CampaignFields } from './campaign-view.ts';
import type { CollaborationType } from './collaboration.ts';
import type { Country, FollowerRange, Thematic, VenueCountry } from './reference.ts';

/** Columns with the brand's input. The functions that create or change a campaign set the others. */
type FieldColumns = Omit<
  Selectable<CampaignRow>,
  'id' | 'client_id' | 'version' | 'status' | 'created_at' | 'updated_at' | 'published_at'
>;

/** Converts fields to columns. A blank is stored as null. */
export function campaignRow(input: CampaignInput): FieldColumns {
  return {
    title: input.title,
    description: input.description,
    compensation_type: input.compensationType,
    gift_description: input.giftDescription || null,
    post_price_cents: input.postPriceCents,
    story_price_cents: input.storyPriceCents,
    thematics: input.thematics,
    collaboration_type: input.collaborationType,
    venue_name: input.venueName || null,
    venue_address: input.venueAddress || null,
    venue_town: input.venueTown || null,
    venue_country: input.venueCountry || null,
    slot1_start: input.slot1.start || null,
    slot1_end: input.slot1.end || null,
    slot2_start: input.slot2.start || null,
    slot2_end: input.slot2.end || null,
    start_date: input.startDate,
    end_date: input.endDate,
    target_locations: input.targetLocations,
    min_age: input.minAge,
    max_age: input.maxAge,
    female_percentage: input.femalePercentage,
    male_percentage: input.malePercentage,
    other_percentage: input.otherPercentage,
    follower_range: input.followerRange,
  };
}

const noSlot = { start: '', end: '' };

/** Converts columns to fields. The casts are safe because the schema validated every value before it was stored. */
export function campaignFields(row: FieldColumns): CampaignFields {
  const [slot1 = noSlot, slot2 = noSlot] = [
    { start: row.slot1_start ?? '', end: row.slot1_end ?? '' },
    { start: row.slot2_start ?? '', end: row.slot2_end ?? '' },
  ].filter(({ start, end }) => start && end);
  return {
    title: row.title,
    description: row.description,
    compensationType: row.compensation_type,
    giftDescription: row.gift_description ?? '',
    postPriceCents: row.post_price_cents,
    storyPriceCents: row.story_price_cents,
    thematics: row.thematics as Thematic[],
    collaborationType: row.collaboration_type as CollaborationType,
    venueName: row.venue_name ?? '',
    venueAddress: row.venue_address ?? '',
    venueTown: row.venue_town ?? '',
    venueCountry: (row.venue_country ?? '') as VenueCountry | '',
    slot1,
    slot2,
    startDate: row.start_date,
    endDate: row.end_date,
    targetLocations: row.target_locations as Country[],
    minAge: row.min_age,
    maxAge: row.max_age,
    femalePercentage: row.female_percentage,
    malePercentage: row.male_percentage,
    otherPercentage: row.other_percentage,
    followerRange: row.follower_range as FollowerRange,
  };
}

import type { Selectable } from 'kysely';
import type { CampaignRow } from '#db/campaign-rows.ts';
import type { CampaignInput } from './campaign-input.ts';

type FieldColumns = Omit<
  Selectable<CampaignRow>,
  | 'id'
  | 'client_id'
  | 'version'
  | 'status'
  | 'created_at'
  | 'updated_at'
  | 'published_at'
  | 'search_text'
  | 'search_town'
>;

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

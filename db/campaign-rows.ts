import type { Generated, GeneratedAlways } from 'kysely';

export interface CampaignRow {
  id: string;
  client_id: string;
  version: Generated<number>;
  status: 'draft' | 'active' | 'ended' | 'completed' | 'canceled';
  title: string;
  description: string;
  compensation_type: 'gifted' | 'paid' | 'giftedAndPaid';
  gift_description: string | null;
  post_price_cents: Generated<number>;
  story_price_cents: Generated<number>;
  thematics: string[];
  collaboration_type: string;
  venue_name: string | null;
  venue_address: string | null;
  venue_town: string | null;
  venue_country: string | null;
  slot1_start: string | null;
  slot1_end: string | null;
  slot2_start: string | null;
  slot2_end: string | null;
  start_date: string;
  end_date: string;
  target_locations: Generated<string[]>;
  min_age: number;
  max_age: number;
  female_percentage: number;
  male_percentage: number;
  other_percentage: number;
  follower_range: string;
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
  search_text: GeneratedAlways<string>;
  search_town: GeneratedAlways<string>;
}

export interface CampaignMediaRow {
  id: string;
  campaign_id: string;
  kind: 'main' | 'gift';
  place: number;
  file_id: string | null;
  address: string | null;
}

export interface ApplicationRow {
  id: string;
  campaign_id: string;
  influencer_id: string;
  status: 'pending' | 'accepted' | 'declined' | 'ended';
  message: Generated<string>;
  created_at: Date;
  decision: 'accepted' | 'declined' | null;
  decided_at: Date | null;
  decided_by: string | null;
  ended_at: Date | null;
  /**
   * True if the brand does not see the application: the brand blocked the influencer before the application or while
   * it was pending, or staff hid the application after an abuse report.
   */
  hidden: Generated<boolean>;
  /** Last day for the brand's answer. Null without a deadline, for example if the campaign had no terms. */
  answer_by: string | null;
  due_at: Date | null;
  lapsed_at: Date | null;
  /** 1 for the first application. 2 for the application after the first one has lapsed. */
  attempt: Generated<1 | 2>;
}

import { type RawBuilder, sql } from 'kysely';
import type { CampaignSort } from './choices.ts';

/** Lower keys come first. Equal keys are ordered by publication, newest first. */
export const sortKeys: Record<CampaignSort, RawBuilder<number>> = {
  newest: sql`0`,
  ending: sql`campaign.end_date - date '2000-01-01'`,
  pay: sql`-greatest(campaign.post_price_cents, campaign.story_price_cents)`,
};

import { type RawBuilder, sql } from 'kysely';
import { isActiveAt } from '../campaign-status.server.ts';
import type { CampaignSort } from './choices.ts';

const keys: Record<CampaignSort, RawBuilder<unknown>> = {
  newest: sql``,
  ending: sql`campaign.end_date,`,
  pay: sql`greatest(campaign.post_price_cents, campaign.story_price_cents) desc,`,
};

/** Active campaigns come first. Equal campaigns are ordered by publication, newest first. */
export const sortedBy = (sort: CampaignSort, now: Date) =>
  sql`${isActiveAt(now)} desc, ${keys[sort]} campaign.published_at desc nulls last, campaign.id desc`;

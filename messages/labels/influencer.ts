import type { FollowerRange } from '#domain/campaigns/reference.ts';
import type { Sort } from '#domain/influencers/browse-filters.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const followerRangeLabels: Labels<FollowerRange> = {
  '1k-5k': m.follower_range_1k_5k,
  '5k-10k': m.follower_range_5k_10k,
  '10k-50k': m.follower_range_10k_50k,
  '50k-100k': m.follower_range_50k_100k,
  '100k-250k': m.follower_range_100k_250k,
  '250k-500k': m.follower_range_250k_500k,
  '500k-1m': m.follower_range_500k_1m,
  '1m+': m.follower_range_1m_up,
};

export const sortLabels: Labels<Sort> = {
  followers: m.browse_sort_followers,
  engagement: m.browse_sort_engagement,
  posts: m.browse_sort_posts,
};

import type { Range } from '../browse-filters.ts';
import type { Filter } from './filter.server.ts';

/** Followers within the range, both ends included. */
export const followers: Filter<'influencer'> = ({ followers }) =>
  isSet(followers)
    ? {
        index: (columns) => ({ range: [columns.followers, followers] }),
        sql: (eb) => eb.and(endsOf(followers).map(([end, value]) => eb('followers', end, value))),
      }
    : null;

/** Engagement rate within the range, in percent, both ends included. */
export const engagement: Filter<'influencer'> = ({ engagement }) =>
  isSet(engagement)
    ? {
        index: (columns) => ({ range: [columns.engagement, engagement] }),
        sql: (eb) => eb.and(endsOf(engagement).map(([end, value]) => eb('engagement_rate', end, value))),
      }
    : null;

function isSet({ min, max }: Range): boolean {
  return min > 0 || max !== null;
}

/** Only the ends that are set. */
function endsOf({ min, max }: Range): ['>=' | '<=', number][] {
  const ends: ['>=' | '<=', number][] = [];
  if (min > 0) ends.push(['>=', min]);
  if (max !== null) ends.push(['<=', max]);
  return ends;
}

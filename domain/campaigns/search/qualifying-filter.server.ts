import { sql } from 'kysely';
import { isActiveAt } from '../campaign-status.server.ts';
import { sqlRequirements } from '../conditions/sql-conditions.server.ts';
import { switchFilter } from './filter.server.ts';

/** The influencer must meet the requirements, and the campaign must still accept applications. */
export const qualifyingFilter = switchFilter('qualify', (profile, now) => {
  const { thematics, followers } = sqlRequirements(profile);
  return sql`(${isActiveAt(now)} and ${thematics} and ${followers})`;
});

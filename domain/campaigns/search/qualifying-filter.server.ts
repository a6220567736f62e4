import { sql } from 'kysely';
import { sqlRequirements } from '../conditions/sql-conditions.server.ts';
import { switchFilter } from './filter.server.ts';

export const qualifyingFilter = switchFilter('qualify', (profile) => {
  const { thematics, followers } = sqlRequirements(profile);
  return sql`(${thematics} and ${followers})`;
});

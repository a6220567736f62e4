import { sql } from 'kysely';
import { thematics } from '../reference.ts';
import { choiceFilter } from './filter.server.ts';

export const thematicFilter = choiceFilter(
  'thematic',
  thematics,
  (chosen) => sql`campaign.thematics && ${chosen}::text[]`,
);

import { sql } from 'kysely';
import { thematics } from '../reference.ts';
import { choiceFilter } from './filter.server.ts';

/** The campaign must ask for at least one of the chosen thematics. */
export const thematicFilter = choiceFilter(
  'thematic',
  thematics,
  (chosen) => sql`campaign.thematics && ${chosen}::text[]`,
);

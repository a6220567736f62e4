import { sql } from 'kysely';
import { fold } from '../../fold.ts';
import { textIn } from '../../search-text.ts';
import { collaborationTypes, needsVenue } from '../collaboration.ts';
import type { SearchFilter } from './filter.server.ts';

const typesWithVenue = collaborationTypes.filter(needsVenue);

/** The venue's town must contain the text. Campaigns without a venue match too. */
export const cityFilter: SearchFilter<string> = (query) => {
  const value = textIn(query, 'city');
  if (value === '') return { value, parameters: [], sql: null };
  return {
    value,
    parameters: [['city', value]],
    sql: () => sql`(campaign.collaboration_type <> all(${typesWithVenue}::text[])
      or strpos(campaign.search_town, ${fold(value)}) > 0)`,
  };
};

import { sql } from 'kysely';
import { collaborationTypes, kindOf } from '../collaboration.ts';
import { kinds } from './choices.ts';
import { choiceFilter } from './filter.server.ts';

export const kindFilter = choiceFilter(
  'kind',
  kinds,
  (chosen) =>
    sql`campaign.collaboration_type = any(${collaborationTypes.filter((type) => chosen.includes(kindOf(type)))}::text[])`,
);

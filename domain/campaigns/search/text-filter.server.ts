import { sql } from 'kysely';
import { fold } from '../../fold.ts';
import { type SearchFilter, textIn } from './filter.server.ts';

const MAX_WORDS = 8;

/** Each word must be in the title, the description, the town or the name of the company. Ignores case and accents. */
export const textFilter: SearchFilter<string> = (query) => {
  const value = textIn(query, 'q');
  const words = fold(value).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return { value: '', parameters: [], sql: null };
  const conditions = words.map(
    (word) => sql`(strpos(campaign.search_text, ${word}) > 0 or campaign.client_id in (
        select user_id from company where strpos(search_name, ${word}) > 0
      ))`,
  );
  return { value, parameters: [['q', value]], sql: () => sql`(${sql.join(conditions, sql` and `)})` };
};

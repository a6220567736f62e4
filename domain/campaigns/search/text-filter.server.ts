import { sql } from 'kysely';
import { textIn, wordsOf } from '../../search-text.ts';
import type { SearchFilter } from './filter.server.ts';

/** Each word must be in the title, the description, the town or the name of the company. Ignores case and accents. */
export const textFilter: SearchFilter<string> = (query) => {
  const value = textIn(query, 'q');
  const words = wordsOf(value);
  if (words.length === 0) return { value: '', parameters: [], sql: null };
  const conditions = words.map(
    (word) => sql`(strpos(campaign.search_text, ${word}) > 0 or campaign.client_id in (
        select user_id from company where strpos(search_name, ${word}) > 0
      ))`,
  );
  return { value, parameters: [['q', value]], sql: () => sql`(${sql.join(conditions, sql` and `)})` };
};

import { sql } from 'kysely';
import { periodIn } from '../../clock.ts';
import type { SearchFilter } from './filter.server.ts';

/** The campaign must run on at least one day from `from` to `to`. Swaps two days in the wrong order. */
export const datesFilter: SearchFilter<{ from: string; to: string }> = (query) => {
  const { from, to } = periodIn(query.get('from'), query.get('to'));
  const parameters: [string, string][] = [
    ['from', from],
    ['to', to],
  ];
  return {
    value: { from, to },
    parameters: parameters.filter(([, value]) => value),
    sql:
      from || to
        ? () => sql`(campaign.start_date <= ${to || 'infinity'}::date
            and campaign.end_date >= ${from || '-infinity'}::date)`
        : null,
  };
};

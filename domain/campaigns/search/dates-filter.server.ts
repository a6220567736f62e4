import { sql } from 'kysely';
import { z } from 'zod';
import type { SearchFilter } from './filter.server.ts';

const day = z.iso.date();

/** The campaign must run on at least one day from `from` to `to`. Swaps two days in the wrong order. */
export const datesFilter: SearchFilter<{ from: string; to: string }> = (query) => {
  const dayIn = (name: string) => day.safeParse(query.get(name)).data ?? '';
  const [one, other] = [dayIn('from'), dayIn('to')];
  const [from, to] = one && other && one > other ? [other, one] : [one, other];
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

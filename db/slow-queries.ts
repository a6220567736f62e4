import type { LogEvent } from 'kysely';

export interface SlowQueries {
  /** Queries that take longer are reported, in milliseconds. */
  limitMs: number;
  /** Receives the SQL with placeholders. The parameters may identify a person, so they are left out. */
  report: (query: { sql: string; ms: number }) => void;
}

/** Returns the `log` option of Kysely that reports slow queries. */
export function slowQueryLog(slow: SlowQueries | undefined): { log?: (event: LogEvent) => void } {
  if (!slow) return {};
  return {
    log: ({ query, queryDurationMillis: ms }) => {
      if (ms > slow.limitMs) slow.report({ sql: query.sql, ms: Math.round(ms) });
    },
  };
}

import type { LogEvent } from 'kysely';

export interface SlowQueries {
  limitMs: number;
  /** `sql` has placeholders instead of the parameters, because parameters may identify a person. */
  report: (query: { sql: string; ms: number }) => void;
}

export function slowQueryLog(slow: SlowQueries | undefined): { log?: (event: LogEvent) => void } {
  if (!slow) return {};
  return {
    log: ({ query, queryDurationMillis: ms }) => {
      if (ms > slow.limitMs) slow.report({ sql: query.sql, ms: Math.round(ms) });
    },
  };
}

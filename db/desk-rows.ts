export interface ServiceOutcomeRow {
  service: string;
  outcome: 'success' | 'failure';
  at: Date;
  /** A code of `failureReasons`. Null for a success. */
  reason: string | null;
}

export interface TestEmailRow {
  user_id: string;
  requested_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
  reason: string | null;
}

export interface StorageSampleRow {
  /** The day in Paris, `YYYY-MM-DD`. */
  day: string;
  /** The name of a table, or `*database` or `*files`. */
  name: string;
  bytes: number;
  row_count: number | null;
}

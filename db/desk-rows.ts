export interface ServiceOutcomeRow {
  service: string;
  outcome: 'success' | 'failure';
  at: Date;
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
  /** Day in Paris. */
  day: string;
  name: string;
  bytes: number;
  row_count: number | null;
}

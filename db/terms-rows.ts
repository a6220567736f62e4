import type { ColumnType } from 'kysely';

/** Append-only: the database refuses updates. Deletes are allowed, because an erased account leaves no rows. */
export interface CampaignTermsRow {
  campaign_id: string;
  version: number;
  terms: ColumnType<unknown, string, never>;
  /** SHA-256 of the canonical JSON, see `hashOfTerms`. */
  hash: string;
  saved_at: Date;
}

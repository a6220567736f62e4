import type { Generated } from 'kysely';

export interface ShortlistRow {
  id: string;
  client_id: string;
  name: string;
  created_at: Date;
  removed_at: Date | null;
}

export interface ShortlistEntryRow {
  shortlist_id: string;
  influencer_id: string;
  note: Generated<string>;
  added_at: Date;
  removed_at: Date | null;
}

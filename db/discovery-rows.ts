import type { ColumnType } from 'kysely';

export interface ProfileViewsRow {
  viewer_id: string;
  day: string;
  influencer_ids: string[];
}

export interface PortfolioItemRow {
  id: string;
  influencer_id: string;
  place: number;
  title: string;
  brand: string;
  link: string | null;
  picture: string | null;
  alt: string;
  created_at: Date;
  removed_at: Date | null;
  /** Set by staff after a report: only the owner still sees the item. */
  hidden_at: ColumnType<Date | null, Date | null | undefined>;
}

export interface ContactRequestRow {
  id: string;
  sender_id: string;
  influencer_id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: Date;
}

export interface CollectionEntryRow {
  influencer_id: string;
  entered_at: Date;
}

export interface SavedSearchRow {
  id: string;
  user_id: string;
  name: string;
  query: string;
  notified_since: Date | null;
  checked_at: Date;
  created_at: Date;
  removed_at: Date | null;
}

export interface SearchResultRow {
  event_id: string;
  search_id: string;
  found: string[];
  without_advanced: boolean;
  created_at: Date;
}

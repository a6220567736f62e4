export const MAX_SAVED_SEARCHES = 20;

/** Number of characters. */
export const MAX_NAME_LENGTH = 80;

/** The time in Paris from which a day's search notifications are sent. */
export const NOTIFICATION_HOUR = '08:00';

export interface SavedSearch {
  id: string;
  name: string;
  /** The query string of the list, without `?`. */
  query: string;
  isNotified: boolean;
  /** The number of results in the latest search notification. Null without a notification. */
  latest: { count: number; at: Date } | null;
}

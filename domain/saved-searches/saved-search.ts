export const MAX_SAVED_SEARCHES = 20;

/** Number of characters. */
export const MAX_NAME_LENGTH = 80;

/** Time in Paris from which a day's search notifications are sent. */
export const NOTIFICATION_HOUR = '08:00';

export interface SavedSearch {
  id: string;
  name: string;
  /** Query string of the list, without `?`. */
  query: string;
  isNotified: boolean;
  /** The latest search notification with its number of results. Null without a search notification. */
  latest: { count: number; at: Date } | null;
}

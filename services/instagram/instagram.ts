/** Public metrics of an Instagram account. */
export interface Reading {
  followers: number;
  following: number;
  posts: number;
  /** Average likes and comments of the newest posts, in percent of the followers. At most 100, with two decimals. */
  engagementRate: number;
}

export interface Instagram {
  /**
   * Reads the account's current metrics. `unknown`: there is no such professional account. `unavailable`: Instagram is
   * slow, down or limits our rate. `unread`: this installation has no credentials.
   */
  read(handle: string): Promise<Reading | 'unknown' | 'unavailable' | 'unread'>;
}

/** Without credentials the metrics are those that the owner declares. */
export const instagramByHand: Instagram = { read: async () => 'unread' };

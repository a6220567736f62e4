/** What Instagram says of an account, all of it public there. */
export interface Reading {
  followers: number;
  following: number;
  posts: number;
  /** Likes and comments of the newest posts, per post, in percent of the followers; at most 100, two decimals. */
  engagementRate: number;
}

/** Looks accounts up on Instagram. */
export interface Instagram {
  /**
   * What the account shows today. `unknown`: there is no such professional account; `unavailable`: Instagram is slow,
   * down, or has had enough of us; `unread`: nobody looked, for this installation has no credentials.
   */
  read(handle: string): Promise<Reading | 'unknown' | 'unavailable' | 'unread'>;
}

/** Without credentials a connected account is taken at its owner's word. */
export const instagramByHand: Instagram = { read: async () => 'unread' };

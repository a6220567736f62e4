export interface Reading {
  /** A renamed account keeps its id. */
  accountId: string;
  biography: string;
  followers: number;
  following: number;
  posts: number;
  /**
   * Average number of likes and comments of the newest posts, in percent of the followers. At most 100, with two
   * decimals.
   */
  engagementRate: number;
}

export interface Instagram {
  /**
   * Whether this installation has Instagram credentials. Accounts can be neither read nor proved without credentials.
   */
  readonly isReadable: boolean;
  /**
   * `unknown` means that no such professional account exists. `unavailable` means that Instagram is slow, is down or
   * refuses more requests for now. `unread` means that this installation has no credentials.
   */
  read(handle: string): Promise<Reading | 'unknown' | 'unavailable' | 'unread'>;
}

export const instagramByHand: Instagram = { isReadable: false, read: async () => 'unread' };

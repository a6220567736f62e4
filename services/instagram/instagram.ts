/** Public data of an Instagram account. */
export interface Reading {
  /** Instagram's id of the account, which stays when the account is renamed. */
  accountId: string;
  biography: string;
  followers: number;
  following: number;
  posts: number;
  /** Average likes and comments of the newest posts, in percent of the followers. At most 100, with two decimals. */
  engagementRate: number;
}

export interface Instagram {
  /** Whether this installation has credentials, so that accounts can be read and proved. */
  readonly isReadable: boolean;
  /**
   * Reads the account's current data. `unknown` means that there is no such professional account. `unavailable` means that
   * Instagram is slow, is down or refuses more requests for now. `unread` means that this installation has no credentials.
   */
  read(handle: string): Promise<Reading | 'unknown' | 'unavailable' | 'unread'>;
}

/** Used if the installation has no credentials. The metrics are then those that the owner of the account declares. */
export const instagramByHand: Instagram = { isReadable: false, read: async () => 'unread' };

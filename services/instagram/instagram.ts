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

/** A post in the list of an account's posts. Figures that Instagram leaves out, such as hidden likes, are null. */
export interface ListedPost {
  /**
   * Username of the account that published the post. This can be another account, because the list of an account also
   * contains posts of which it is only a co-author.
   */
  author: string | null;
  likes: number | null;
  comments: number | null;
  views: number | null;
}

export interface PostSearch {
  accountId: string;
  /** Null if the post is not among the newest posts that were read. */
  post: ListedPost | null;
  /**
   * All posts that are newer than this moment were read. The epoch means that all posts were read. Null if the account
   * has no posts, or if Instagram sent no valid time for the last post of any page.
   */
  readSince: Date | null;
}

export interface Instagram {
  /**
   * Whether this installation has Instagram credentials. Credentials are needed to read an account, and to prove who
   * owns it.
   */
  readonly isReadable: boolean;
  /**
   * `unknown` means that no such professional account exists. `unavailable` means that Instagram is slow, is down or
   * refuses more requests for now. `unread` means that this installation has no credentials.
   */
  read(handle: string): Promise<Reading | 'unknown' | 'unavailable' | 'unread'>;
  /**
   * Finds a post among the 200 newest posts of an account. `shortcode` is the part of the post's address after `/p/` or
   * `/reel/`. Returns the same failures as `read`.
   */
  findPost(handle: string, shortcode: string): Promise<PostSearch | 'unknown' | 'unavailable' | 'unread'>;
}

export const instagramByHand: Instagram = {
  isReadable: false,
  read: async () => 'unread',
  findPost: async () => 'unread',
};

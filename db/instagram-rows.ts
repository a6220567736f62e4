export interface InstagramProofRow {
  user_id: string;
  /** In lower case. */
  handle: string;
  account_id: string;
  proved_at: Date;
  tried_at: Date;
  missing_since: Date | null;
}

export interface InstagramCodeRow {
  user_id: string;
  handle: string;
  code: string;
  expires_at: Date;
}

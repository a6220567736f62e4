/** Append-only: the database refuses updates. Deletes are allowed, because an erased account leaves no rows. */
export interface ConsentEntryRow {
  id: string;
  user_id: string;
  /** `email.` followed by a kind of notification. */
  subject: string;
  /** Date of the legal notice that was in force. */
  version: string;
  given: boolean;
  way: 'sign_up' | 'page' | 'unsubscribe';
  created_at: Date;
}

import type { Generated } from 'kysely';

export interface ConversationRow {
  id: string;
  application_id: string;
  last_seq: Generated<number>;
  created_at: Date;
  /** Set by the erasure of one of the two people. */
  closed_at: Generated<Date | null>;
}

export interface MessageRow {
  conversation_id: string;
  seq: number;
  id: string;
  sender_id: string;
  content: string;
  created_at: Date;
  /**
   * True if only the sender sees the message: the other side had blocked the sender, or staff hid the message after
   * an abuse report.
   */
  hidden: Generated<boolean>;
}

export interface ConversationReaderRow {
  conversation_id: string;
  user_id: string;
  read_seq: Generated<number>;
  mailed_seq: Generated<number>;
  mail_due_at: Date | null;
}

export interface SavedReplyRow {
  id: string;
  user_id: string;
  title: string;
  content: string;
  created_at: Date;
  updated_at: Date;
}

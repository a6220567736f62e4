import type { Role } from '../ctx.ts';

export interface Attachment {
  id: string;
  name: string;
  bytes: number;
  /** Pixels for images, null for other files. */
  width: number | null;
  height: number | null;
}

export interface MessageView {
  /** Number of the message in its conversation: 1, 2, 3 … without gaps. */
  seq: number;
  /** The sender's browser generates the id. */
  id: string;
  sender: Role;
  content: string;
  attachments: Attachment[];
  createdAt: string;
}

export interface ConversationView {
  id: string;
  side: Role;
  otherName: string;
  /** Id of the influencer for brands, of the company for influencers. */
  otherId: string;
  isWritable: boolean;
  /** The reader has blocked the other side, and cannot write until the end of the block. */
  isBlocked: boolean;
  messages: MessageView[];
  hasOlder: boolean;
  readSeq: number;
  otherReadSeq: number;
  /** Time of the query, ISO 8601. Pages use this time for "today" until they read the browser's clock. */
  asOf: string;
}

export type ReadMarks = Record<Role, number>;

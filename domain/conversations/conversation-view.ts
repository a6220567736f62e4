import type { Role } from '../ctx.ts';

/** A file of a message. `domain/files/media.ts` derives its kind and its address from its id. */
export interface Attachment {
  id: string;
  name: string;
  bytes: number;
  /** Width and height are in pixels. Both are null for files that are not images. */
  width: number | null;
  height: number | null;
}

/** A message as JSON, the same for both sides. `sender` is the side that wrote the message. */
export interface MessageView {
  /** The number of the message in its conversation: 1, 2, 3 … without gaps. */
  seq: number;
  /** The sender's browser generates the id. */
  id: string;
  sender: Role;
  /** Empty only if the message has files. */
  content: string;
  attachments: Attachment[];
  /** The time in ISO 8601. */
  createdAt: string;
}

export interface ConversationView {
  id: string;
  /** The side of the reader. */
  side: Role;
  otherName: string;
  isWritable: boolean;
  /** The latest messages, oldest first. */
  messages: MessageView[];
  hasOlder: boolean;
  /** The last seq that the reader has read. */
  readSeq: number;
  /** The last seq that the other side has read. */
  otherReadSeq: number;
  /** Time of the query, ISO 8601. The page uses this time for "today" until the page reads the browser's clock. */
  asOf: string;
}

/** The last seq that each side has read. */
export type ReadMarks = Record<Role, number>;

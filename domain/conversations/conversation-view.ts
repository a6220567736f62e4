import type { Role } from '../ctx.ts';

export interface Attachment {
  id: string;
  name: string;
  bytes: number;
  /** Pixels for images, null for other files. */
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
  /** The value is empty only if the message has files. */
  content: string;
  attachments: Attachment[];
  /** ISO 8601. */
  createdAt: string;
}

export interface ConversationView {
  id: string;
  side: Role;
  otherName: string;
  isWritable: boolean;
  messages: MessageView[];
  hasOlder: boolean;
  readSeq: number;
  otherReadSeq: number;
  /** Time of the query, ISO 8601. Until a page reads the browser's clock, the page uses this time for "today". */
  asOf: string;
}

export type ReadMarks = Record<Role, number>;

import type { Role } from '../ctx.ts';

/** A file of a message. Its id names its kind, and where the two can fetch it: `domain/files/media.ts`. */
export interface Attachment {
  id: string;
  name: string;
  bytes: number;
  /** Of a picture, in pixels. */
  width: number | null;
  height: number | null;
}

/** A message as both sides read it: it names the side that wrote it, so the same bytes serve everyone. */
export interface MessageView {
  /** 1, 2, 3 … inside one conversation, without a gap. */
  seq: number;
  /** Made by the sender's browser. */
  id: string;
  sender: Role;
  /** May be empty when there are files. */
  content: string;
  attachments: Attachment[];
  /** ISO 8601. */
  createdAt: string;
}

export interface ConversationView {
  id: string;
  /** The reader's own side, and the person on the other one. */
  side: Role;
  otherName: string;
  isWritable: boolean;
  /** The latest, oldest first. */
  messages: MessageView[];
  hasOlder: boolean;
  /** Up to where the reader has read, and the other. */
  readSeq: number;
  otherReadSeq: number;
  /** When this was read, ISO 8601: what 'today' means on the page, until its own clock says otherwise. */
  asOf: string;
}

/** Up to where each side has read. */
export type ReadMarks = Record<Role, number>;

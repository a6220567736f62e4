import type { Role } from '../ctx.ts';

/** A message as both sides read it: it names the side that wrote it, so the same bytes serve everyone. */
export interface MessageView {
  /** 1, 2, 3 … inside one conversation, without a gap. */
  seq: number;
  /** Made by the sender's browser. */
  id: string;
  sender: Role;
  content: string;
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
  /** Up to where the reader has read. */
  readSeq: number;
  /** When this was read, ISO 8601: what 'today' means on the page, until its own clock says otherwise. */
  asOf: string;
}

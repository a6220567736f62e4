import { z } from 'zod';
import { line, required } from '../fields.ts';

export const MAX_SAVED_REPLIES = 20;
export const REPLY_MAX_CHARACTERS = 500;
export const REPLY_TITLE_MAX_CHARACTERS = 80;

export interface SavedReply {
  id: string;
  /** Can be empty. */
  title: string;
  content: string;
}

export const savedReplyInput = z.object({
  title: line(REPLY_TITLE_MAX_CHARACTERS).default(''),
  content: required(REPLY_MAX_CHARACTERS),
});
export type SavedReplyInput = z.output<typeof savedReplyInput>;

import { z } from 'zod';
import { line, required } from '../fields.ts';
import { REPLY_MAX_CHARACTERS, REPLY_TITLE_MAX_CHARACTERS } from './saved-reply.ts';

export const savedReplyInput = z.object({
  title: line(REPLY_TITLE_MAX_CHARACTERS).default(''),
  content: required(REPLY_MAX_CHARACTERS),
});
export type SavedReplyInput = z.output<typeof savedReplyInput>;

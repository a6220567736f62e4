import { z } from 'zod';
import { says, text } from '../fields.ts';
import { MESSAGE_MAX_CHARACTERS } from './conversation.ts';

const seq = z.int().min(0).max(2_147_483_647);

/** What a browser sends. It makes the id itself, so that sending again after a silence cannot say a thing twice. */
export const messageInput = z.object({
  id: z.uuid().toLowerCase(),
  content: text(MESSAGE_MAX_CHARACTERS).min(1, says('message.blank')),
});
export type MessageInput = z.infer<typeof messageInput>;

/** Up to where somebody has read. */
export const readInput = z.object({ seq });

/** Which page of older messages: those before this seq. */
export const olderInput = z.object({ before: z.coerce.number().pipe(seq) });

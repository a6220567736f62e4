import { z } from 'zod';
import type { RefusalCode } from '../refusal.ts';
import { MESSAGE_MAX_CHARACTERS } from './conversation.ts';

const says = (code: RefusalCode) => code;
const seq = z.int().min(0).max(2_147_483_647);

/** What a browser sends. It makes the id itself, so that sending again after a silence cannot say a thing twice. */
export const messageInput = z.object({
  id: z.uuid().toLowerCase(),
  content: z
    .string()
    .transform((it) => it.replaceAll('\0', '').trim()) // the database keeps no NUL
    .pipe(z.string().min(1, says('message.blank')).max(MESSAGE_MAX_CHARACTERS, says('field.too_long'))),
});
export type MessageInput = z.infer<typeof messageInput>;

/** Up to where somebody has read. */
export const readInput = z.object({ seq });

/** Which page of older messages: those before this seq. */
export const olderInput = z.object({ before: z.coerce.number().pipe(seq) });

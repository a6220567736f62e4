import { z } from 'zod';
import { says, text, unique } from '../fields.ts';
import { MAX_ATTACHMENTS, MESSAGE_MAX_CHARACTERS } from './conversation.ts';

const seq = z.int().min(0).max(2_147_483_647);

/**
 * A message has text, uploads of the sender, or both. The browser generates the id. A retry after a lost response
 * sends the same id, and the message is stored once.
 */
export const messageInput = z
  .object({
    id: z.uuid().toLowerCase(),
    /** Side of the writer. Pages of version 0.1.0 do not send it. */
    side: z.enum(['client', 'influencer']).optional(),
    content: text(MESSAGE_MAX_CHARACTERS),
    files: z
      .array(z.string().max(200))
      .max(MAX_ATTACHMENTS, says('message.too_many_files'))
      .transform(unique)
      .default([]),
  })
  .refine(({ content, files }) => content !== '' || files.length > 0, {
    path: ['content'],
    error: says('message.blank'),
  });
export type MessageInput = z.input<typeof messageInput>;

export const readInput = z.object({ seq });

export const olderInput = z.object({ before: z.coerce.number().pipe(seq) });

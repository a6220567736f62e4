import { z } from 'zod';
import { says, text, unique } from '../fields.ts';
import { MAX_ATTACHMENTS, MESSAGE_MAX_CHARACTERS } from './conversation.ts';

const seq = z.int().min(0).max(2_147_483_647);

/**
 * What a browser sends: something written, or some of the sender's uploads, or both. It makes the id itself, so that
 * sending again after a silence cannot say a thing twice.
 */
export const messageInput = z
  .object({
    id: z.uuid().toLowerCase(),
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

/** Up to where somebody has read. */
export const readInput = z.object({ seq });

/** Which page of older messages: those before this seq. */
export const olderInput = z.object({ before: z.coerce.number().pipe(seq) });

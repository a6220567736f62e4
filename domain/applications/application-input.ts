import { z } from 'zod';
import { text } from '../fields.ts';

/** The message is free text without a minimum length; it may be omitted. */
export const applyInput = z.object({ message: text(5_000).default('') });
export type ApplyInput = z.infer<typeof applyInput>;

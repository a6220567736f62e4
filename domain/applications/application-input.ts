import { z } from 'zod';
import { text } from '../fields.ts';

/** Free text, no minimum, and it may be left out. */
export const applyInput = z.object({ message: text(5_000).default('') });
export type ApplyInput = z.infer<typeof applyInput>;

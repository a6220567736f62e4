import { z } from 'zod';
import type { RefusalCode } from '../refusal.ts';

/** Free text, no minimum. */
export const applyInput = z.object({
  message: z
    .string()
    .trim()
    .max(5_000, 'field.too_long' satisfies RefusalCode),
});
export type ApplyInput = z.infer<typeof applyInput>;

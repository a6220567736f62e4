import { z } from 'zod';

/**
 * A changed name or handle ends the verification or the featuring. The end of the verification also ends the featuring.
 */
export type Ending = 'verification' | 'featuring';

export function endingOf(row: { verified_at: Date | null; featured_at: Date | null }): Ending | null {
  if (row.verified_at) return 'verification';
  return row.featured_at ? 'featuring' : null;
}

export const confirmed = z
  .string()
  .optional()
  .transform((typed) => typed === 'yes');

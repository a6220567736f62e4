import { z } from 'zod';

/**
 * The consequence of a changed name or handle. `verification`: the profile is verified, and loses the verification and
 * any featuring. `featuring`: the profile is only featured, and loses the featuring.
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

import { z } from 'zod';

/**
 * Whether the operator verified or featured the profile. A changed name or handle ends the verification and the featuring.
 */
export function isVouchedFor(row: { verified_at: Date | null; featured_at: Date | null }): boolean {
  return row.verified_at !== null || row.featured_at !== null;
}

/** Form field with the value `yes` if the user confirmed that the verification ends. */
export const confirmed = z
  .string()
  .optional()
  .transform((typed) => typed === 'yes');

import { z } from 'zod';

/**
 * Returns whether the operator verified or featured the profile. A changed name or handle ends the verification and
 * the featuring.
 */
export function isVouchedFor(row: { verified_at: Date | null; featured_at: Date | null }): boolean {
  return row.verified_at !== null || row.featured_at !== null;
}

/** A form field with the value `yes` if the user confirmed the end of the verification. */
export const confirmed = z
  .string()
  .optional()
  .transform((typed) => typed === 'yes');

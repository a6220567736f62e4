import { z } from 'zod';

/** Whether the operator verified or featured the profile. Both end when its name or handle changes. */
export function isVouchedFor(row: { verified_at: Date | null; featured_at: Date | null }): boolean {
  return row.verified_at !== null || row.featured_at !== null;
}

/** Sent by the button that answers the question whether the verification may end. */
export const confirmed = z
  .string()
  .optional()
  .transform((typed) => typed === 'yes');

/** How somebody stands with the operator: `none` has not asked, which only a company without documents has not. */
export const verifications = ['verified', 'refused', 'waiting', 'none'] as const;
export type Verification = (typeof verifications)[number];

interface Stored {
  verified_at: Date | null;
  verification_asked_at: Date | null;
  verification_refusal: string | null;
}

export function verificationOf(row: Stored): Verification {
  if (row.verified_at) return 'verified';
  if (row.verification_refusal !== null) return 'refused';
  return row.verification_asked_at ? 'waiting' : 'none';
}

/** Whoever asked for nothing has nothing to be refused; what was granted can be taken back. */
export function mayBeRefused(state: Verification): boolean {
  return state === 'waiting' || state === 'verified';
}

/** Whoever was refused and changed something is looked at again, from now on. */
export function askedAgain(row: Stored, now: Date): Partial<Stored> {
  return row.verification_refusal === null ? {} : { verification_refusal: null, verification_asked_at: now };
}

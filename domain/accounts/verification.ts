/** `none`: not requested. Only a company without documents has this state. */
export const verifications = ['verified', 'refused', 'waiting', 'none'] as const;
export type Verification = (typeof verifications)[number];

export const verificationColumns = ['verified_at', 'verification_asked_at', 'verification_refusal'] as const;

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

/** Staff may refuse a waiting request and revoke a granted verification. */
export function mayBeRefused(state: Verification): boolean {
  return state === 'waiting' || state === 'verified';
}

/**
 * Returns the column values that request a verification again after a refusal. Returns an empty object if staff did not
 * refuse.
 */
export function renewedRequest(row: Stored, now: Date): Partial<Stored> {
  return row.verification_refusal === null ? {} : { verification_refusal: null, verification_asked_at: now };
}

type Identified =
  | { full_name: string; handle: string }
  | { name: string; country: string; siret: string | null };

/**
 * Returns the data that a verification covers, as one text: the name and handle of an influencer, or the name, country
 * and SIRET of a company.
 */
export function identityOf(row: Identified): string {
  return JSON.stringify('handle' in row ? [row.full_name, row.handle] : [row.name, row.country, row.siret]);
}

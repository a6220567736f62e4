import type { Selectable } from 'kysely';
import type { InfluencerRow } from '#db/tables.ts';
import type { Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { audit } from '../staff/audit.server.ts';
import { isSameHandle } from './handle.ts';
import { endingOf } from './identity.ts';

type Profile = Pick<
  Selectable<InfluencerRow>,
  'id' | 'user_id' | 'full_name' | 'handle' | 'verified_at' | 'featured_at'
>;

export const identityColumns = [
  'id',
  'user_id',
  'full_name',
  'handle',
  'verified_at',
  'featured_at',
] as const satisfies (keyof Profile)[];

interface Requested {
  fullName: string;
  handle: string;
  confirmed: boolean;
}

/**
 * Returns the columns of verification and featuring to save if the full name or handle changes. Returns no columns if
 * the identity stays the same, or if the profile is neither verified nor featured. Ignores the case of handles. A new
 * identity ends the verification and the featuring, because the operator granted both to the previous identity. A
 * verified profile waits for verification again.
 * Without a confirmation, refuses with `influencer.verification_would_end`, or with `influencer.featuring_would_end`
 * for a profile that is only featured. Callers must have locked the account (docs/decisions/0039).
 */
export async function identityChange(ctx: Ctx, profile: Profile, requested: Requested) {
  const { id, user_id, full_name, handle, verified_at, featured_at } = profile;
  const isSame = full_name === requested.fullName && isSameHandle(handle, requested.handle);
  const ending = endingOf(profile);
  if (isSame || !ending) return {};
  if (!requested.confirmed) throw new Refusal(`influencer.${ending}_would_end`);
  if (verified_at) {
    await audit(ctx, 'influencer.verification_ended', user_id ?? id);
    await record(ctx, 'influencer.verification_ended', { influencerId: id });
  }
  if (featured_at) await audit(ctx, 'influencer.unfeatured', user_id ?? id);
  return { verified_at: null, featured_at: null, ...(verified_at && { verification_asked_at: ctx.now }) };
}

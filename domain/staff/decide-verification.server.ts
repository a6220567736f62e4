import { identityOf, mayBeRefused, type Verification, verificationOf } from '../accounts/verification.ts';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { audit } from './audit.server.ts';
import { lockAccount } from './lock-account.server.ts';

interface Decision {
  refusal: string | null;
  seen: Verification;
  /** Result of `identityOf` that staff saw. If undefined, the identity is not compared. */
  identity?: string | undefined;
}

/**
 * Verifies a company or a profile, or rejects the verification with a reason. A rejection also revokes a granted
 * verification. Emails the reason to the user, and shows it on the user's pages. Refuses with
 * `staff.changed_meanwhile` if the state or the identity has changed since staff saw it, and with
 * `staff.nothing_to_refuse` if no verification is waiting or granted.
 */
export function decideVerification(
  ctx: Ctx,
  userId: string,
  { refusal, seen, identity }: Decision,
): Promise<void> {
  return act(ctx, async (ctx) => {
    const { role } = await lockAccount(ctx, userId);
    const noun = role === 'client' ? 'company' : 'influencer';
    const row = await findSubject(ctx, noun, userId);
    const newState = refusal === null ? 'verified' : 'refused';
    const isOther = identity !== undefined && identityOf(row) !== identity;
    if (verificationOf(row) !== seen || seen === newState || isOther)
      throw new Refusal('staff.changed_meanwhile');
    if (refusal !== null && !mayBeRefused(seen)) throw new Refusal('staff.nothing_to_refuse');
    const change = {
      verified_at: refusal === null ? ctx.now : null,
      verification_asked_at: null,
      verification_refusal: refusal,
    };
    await ctx.db.updateTable(noun).set(change).where('id', '=', row.id).execute();
    await audit(ctx, `${noun}.${newState}`, userId);
    if (noun === 'company') await record(ctx, `company.${newState}`, { companyId: row.id });
    else await record(ctx, `influencer.${newState}`, { influencerId: row.id });
    if (refusal !== null) await enqueue(ctx, 'mail.refused', { userId });
  });
}

async function findSubject({ db }: Ctx, noun: 'company' | 'influencer', userId: string) {
  const row = await db.selectFrom(noun).selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) throw new Refusal('staff.not_found');
  return row;
}

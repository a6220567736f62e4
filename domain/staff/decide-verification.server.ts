import { mayBeRefused, type Verification, verificationOf } from '../accounts/verification.ts';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { audit } from './audit.server.ts';
import { lockAccount } from './lock-account.server.ts';

interface Decision {
  /** Null verifies; a reason refuses, or takes a verification back. */
  refusal: string | null;
  /** How they stood when it was decided. */
  seen: Verification;
}

/**
 * Verifies the company of a brand or the profile of an influencer, or refuses to, with a reason that they are told by mail and
 * see on their page. Of two decisions the second is refused, `staff.changed_meanwhile`, as is one on what has changed since;
 * a refusal of who never asked is `staff.nothing_to_refuse`.
 */
export function decideVerification(ctx: Ctx, userId: string, { refusal, seen }: Decision): Promise<void> {
  return act(ctx, async (ctx) => {
    const { role } = await lockAccount(ctx, userId);
    const noun = role === 'client' ? 'company' : 'influencer';
    const row = await lockSubject(ctx, noun, userId);
    const wanted = refusal === null ? 'verified' : 'refused';
    if (verificationOf(row) !== seen || seen === wanted) throw new Refusal('staff.changed_meanwhile');
    if (refusal !== null && !mayBeRefused(seen)) throw new Refusal('staff.nothing_to_refuse');
    const change = {
      verified_at: refusal === null ? ctx.now : null,
      verification_asked_at: null,
      verification_refusal: refusal,
    };
    await ctx.db.updateTable(noun).set(change).where('id', '=', row.id).execute();
    await audit(ctx, `${noun}.${wanted}`, userId);
    if (noun === 'company') await record(ctx, `company.${wanted}`, { companyId: row.id });
    else await record(ctx, `influencer.${wanted}`, { influencerId: row.id });
    if (refusal !== null) await enqueue(ctx, 'mail.refused', { userId });
  });
}

async function lockSubject({ db }: Ctx, noun: 'company' | 'influencer', userId: string) {
  const row = await db
    .selectFrom(noun)
    .select(['id', 'verified_at', 'verification_asked_at', 'verification_refusal'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('staff.not_found');
  return row;
}

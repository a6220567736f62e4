import { randomInt } from 'node:crypto';
import { HOUR_MS } from '../../clock.ts';
import { act, type Ctx, requireMemberOrStaff } from '../../ctx.ts';
import { record } from '../../events.server.ts';
import { newId } from '../../id.server.ts';
import { enqueue } from '../../jobs.server.ts';
import { Refusal } from '../../refusal.ts';
import type { Proof } from '../account-input.ts';
import { confirmPerson } from '../confirm-person.server.ts';
import { attemptsAbove, countAttempt } from '../limits.server.ts';
import { lockAccounts } from '../lock-accounts.server.ts';
import { CONFIRM_HOURS } from './email-change.ts';
import { findWaitingChange } from './find-email-change.server.ts';

/**
 * Asks for a change of the actor's email address, which the owner of the new address confirms with an emailed link. A
 * new request replaces the actor's previous request. Only the job that sends the email looks up whether the address is
 * taken, so neither the response nor its timing reveals a taken address. One address gets at most three such emails an
 * hour. Above this limit, a request that repeats the actor's unconfirmed request changes nothing, so that the last
 * emailed link still works. Refuses with `account.email_unchanged`, `activity.wait_an_hour`, and the refusals of
 * `confirmPerson`.
 */
export async function askForEmailChange(
  ctx: Ctx,
  { email, proof }: { email: string; proof: Proof },
): Promise<void> {
  const actor = requireMemberOrStaff(ctx);
  if (email === actor.email) throw new Refusal('input.invalid', { email: 'account.email_unchanged' });
  const provedBy = await confirmPerson(ctx, proof);
  await countAttempt(ctx, 'email-change:account', actor.id);
  const isEmailed = (await attemptsAbove(ctx, 'email-change:address', email)) === 0;
  await act(ctx, async (ctx) => {
    await lockAccounts(ctx, [actor.id]);
    if (!isEmailed && (await findWaitingChange(ctx))?.email === email) return;
    await deleteWaiting(ctx, actor.id);
    const id = newId('email-change');
    await ctx.db
      .insertInto('email_change')
      .values({
        id,
        user_id: actor.id,
        old_email: actor.email,
        new_email: email,
        proved_by: provedBy,
        created_at: ctx.now,
        expires_at: new Date(ctx.now.getTime() + CONFIRM_HOURS * HOUR_MS),
        confirmed_at: null,
        undo_until: null,
        undone_at: null,
      })
      .execute();
    await record(ctx, 'account.email_change_requested', { userId: actor.id });
    // The job takes longer for a taken address. Without the delay, the job could slow down the response and reveal
    // that the address is taken.
    const delayMs = randomInt(1_000, 4_000);
    if (isEmailed) await enqueue(ctx, 'mail.email_change', { changeId: id }, { delayMs });
  });
}

/** Cancels the actor's unconfirmed request. Its emailed link stops working. */
export function cancelEmailChange(ctx: Ctx): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id } = requireMemberOrStaff(ctx);
    await lockAccounts(ctx, [id]);
    await deleteWaiting(ctx, id);
  });
}

/** Deletes the account's unconfirmed request. Callers must have locked the account. */
export async function deleteWaiting({ db }: Ctx, userId: string): Promise<void> {
  await db
    .deleteFrom('email_change')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
}

import { DAY_MS } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { audit } from '../staff/audit.server.ts';
import { lockAccount } from '../staff/lock-account.server.ts';
import { findChallenged } from './find-second-factor.server.ts';
import { countAttempt } from './limits.server.ts';
import { spendLink } from './links.server.ts';
import { endRecovery, findRecovery, recoveriesEndedBefore } from './open-recovery.server.ts';
import type { RequestOrigin } from './request-origin.ts';

const RECOVERY_DAYS = 7;
/** The second email goes out this many days after the request. */
const REMINDER_DAYS = 6;

/**
 * Asks staff to remove the second factor of the account whose right password was entered in this browser. Staff may do
 * so from the seventh to the 30th day after the request. The owner gets an email now and a day before staff may act,
 * each with a link that cancels the request as long as it is open. Changes nothing if a request is open. Refuses with
 * `session.required` if no login in this browser waits for a code, with `staff.not_found` if the account is a staff
 * account, and with `activity.wait_a_day`.
 */
export async function requestRecovery(ctx: Ctx, origin: RequestOrigin): Promise<void> {
  const challenged = await findChallenged(ctx, origin);
  if (!challenged) throw new Refusal('session.required');
  const { userId, isMember } = challenged;
  if (!isMember) throw new Refusal('staff.not_found');
  if (await findRecovery(ctx, userId)) return;
  await countAttempt(ctx, 'recovery:account', userId);
  await act(ctx, async (ctx) => {
    const times = {
      requested_at: ctx.now,
      due_at: new Date(ctx.now.getTime() + RECOVERY_DAYS * DAY_MS),
    };
    const added = await ctx.db
      .insertInto('recovery')
      .values({ user_id: userId, ...times })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet(times)
          .where('recovery.requested_at', '<=', recoveriesEndedBefore(ctx.now)),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (!added) return;
    await record(ctx, 'account.recovery_requested', { userId });
    const requestedAt = ctx.now.toISOString();
    await enqueue(ctx, 'mail.recovery', { userId, requestedAt });
    await enqueue(ctx, 'mail.recovery', { userId, requestedAt }, { delayMs: REMINDER_DAYS * DAY_MS });
  });
}

/** Cancels the request with an emailed link. Refuses with `account.link_not_valid`. */
export function cancelRecovery(ctx: Ctx, token: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const userId = await spendLink(ctx, 'recovery', token);
    if (!userId) throw new Refusal('account.link_not_valid');
    await endRecovery(ctx, userId);
    await record(ctx, 'account.recovery_canceled', { userId });
  });
}

/**
 * Removes the second factor and the passkeys of an account, ends its sessions, and emails its owner. Refuses
 * with `staff.not_found`, and with `staff.changed_meanwhile` if no open request is at least seven days old.
 */
export function grantRecovery(ctx: Ctx, userId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    await lockAccount(ctx, userId);
    const request = await findRecovery(ctx, userId);
    if (!request || request.dueAt > ctx.now) throw new Refusal('staff.changed_meanwhile');
    await endRecovery(ctx, userId);
    const { identity } = ctx.services;
    await identity.forgetSecondFactor(ctx.db, userId);
    await identity.forgetPasskeys(ctx.db, userId);
    await identity.endSessions(ctx.db, userId);
    await record(ctx, 'account.second_factor_removed', { userId });
    await audit(ctx, 'recovery.granted', userId);
    await enqueue(ctx, 'mail.protection_changed', { userId, change: 'recovered' });
  });
}

/**
 * Ends a recovery request at any time. Refuses with `staff.not_found`, and with `staff.changed_meanwhile` if
 * no request is open.
 */
export function refuseRecovery(ctx: Ctx, userId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    await lockAccount(ctx, userId);
    if (!(await endRecovery(ctx, userId))) throw new Refusal('staff.changed_meanwhile');
    await audit(ctx, 'recovery.refused', userId);
  });
}

import { DAY_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { UNDO_DAYS } from './email-change/email-change.ts';
import { recoveriesEndedBefore } from './open-recovery.server.ts';

/**
 * Deletes expired sessions, links, remembered browsers, recovery requests and changes of email addresses. They contain
 * personal data: a network address, a browser name, an old email address.
 */
export async function forgetExpired({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('user_session').where('expires_at', '<', now).execute();
  await db.deleteFrom('remembered_browser').where('expires_at', '<', now).execute();
  await db.deleteFrom('auth_verification').where('expires_at', '<', now).execute();
  await db.deleteFrom('recovery').where('requested_at', '<=', recoveriesEndedBefore(now)).execute();
  const undoEnded = new Date(now.getTime() - UNDO_DAYS * DAY_MS);
  await db
    .deleteFrom('email_change')
    .where((eb) =>
      eb.or([
        eb('confirmed_at', '<', undoEnded),
        eb.and([eb('confirmed_at', 'is', null), eb('expires_at', '<', now)]),
      ]),
    )
    .execute();
}

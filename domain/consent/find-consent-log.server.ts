import { type Ctx, requireActor } from '../ctx.ts';
import { isNotificationKind } from '../notifications/notification.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import type { ConsentEntry } from './consent.ts';

/** Returns a page of the actor's log of consents, newest first. */
export async function findConsentLog(ctx: Ctx, requestedPage: number, size = PAGE_SIZE) {
  const own = ctx.db.selectFrom('consent_entry').where('user_id', '=', requireActor(ctx).id);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage, size);
  const rows = await own
    .select(['id', 'subject', 'given', 'way', 'version', 'created_at as at'])
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(size)
    .execute();
  const entries = rows.flatMap(({ subject, ...row }): ConsentEntry[] => {
    const kind = subject.replace('email.', '');
    return isNotificationKind(kind) ? [{ ...row, kind }] : [];
  });
  return { entries, page, pages };
}

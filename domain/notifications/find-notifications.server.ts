import { sql } from 'kysely';
import { type Ctx, requireActor } from '../ctx.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import type { NotificationView } from './notification.ts';
import { notificationView, selectNotifications } from './select-notifications.server.ts';

export interface Notifications {
  notifications: NotificationView[];
  unread: number;
  total: number;
  page: number;
  pages: number;
}

export async function findNotifications(
  ctx: Ctx,
  requestedPage = 1,
  size = PAGE_SIZE,
): Promise<Notifications> {
  const { id } = requireActor(ctx);
  const { total, unread } = await ctx.db
    .selectFrom('notice')
    .where('user_id', '=', id)
    .where('listed', '=', sql.lit(true))
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage, size);
  const rows = await selectNotifications(ctx)
    .where('notice.user_id', '=', id)
    .where('notice.listed', '=', sql.lit(true))
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  return { notifications: rows.map(notificationView), unread, total, page, pages };
}

export function selectUnreadNotifications({ db }: Pick<Ctx, 'db'>, userId: string) {
  return db
    .selectFrom('notice')
    .where('user_id', '=', userId)
    .where('listed', '=', sql.lit(true))
    .where('read_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'));
}

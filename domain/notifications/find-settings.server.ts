import { type Ctx, requireActor } from '../ctx.ts';
import { kindsFor, type NoticeKind, type NoticeSettings, noticeKinds, type Ways } from './notice.ts';

/** How the actor is told of each kind there is for them. */
export async function findSettings(ctx: Ctx): Promise<NoticeSettings> {
  const { id, role } = requireActor(ctx);
  const rows = await ctx.db
    .selectFrom('notice_setting')
    .select(['kind', 'in_product as inProduct', 'by_mail as byMail'])
    .where('user_id', '=', id)
    .execute();
  const chosen = new Map(rows.map(({ kind, ...ways }) => [kind, ways]));
  return Object.fromEntries(
    kindsFor(role).map((kind) => [kind, chosen.get(kind) ?? noticeKinds[kind].byDefault]),
  );
}

/** How somebody is told of one kind. */
export async function findWays({ db }: Pick<Ctx, 'db'>, userId: string, kind: NoticeKind): Promise<Ways> {
  const chosen = await db
    .selectFrom('notice_setting')
    .select(['in_product as inProduct', 'by_mail as byMail'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return chosen ?? noticeKinds[kind].byDefault;
}

import { type Ctx, requireActor } from '../ctx.ts';
import {
  type Channels,
  kindsFor,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
} from './notification.ts';

export async function findSettings(ctx: Ctx): Promise<NotificationSettings> {
  const { id, role } = requireActor(ctx);
  const rows = await selectChannels(ctx, id).select('kind').execute();
  const chosen = new Map(rows.map(({ kind, ...channels }) => [kind, channels]));
  return Object.fromEntries(
    kindsFor(role).map((kind) => [kind, chosen.get(kind) ?? notificationKinds[kind].byDefault]),
  );
}

export async function findChannels(
  ctx: Pick<Ctx, 'db'>,
  userId: string,
  kind: NotificationKind,
): Promise<Channels> {
  const chosen = await selectChannels(ctx, userId).where('kind', '=', kind).executeTakeFirst();
  return chosen ?? notificationKinds[kind].byDefault;
}

function selectChannels({ db }: Pick<Ctx, 'db'>, userId: string) {
  return db
    .selectFrom('notice_setting')
    .select(['in_product as inProduct', 'by_mail as byMail'])
    .where('user_id', '=', userId);
}

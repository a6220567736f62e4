import { type Ctx, requireActor } from '../ctx.ts';
import {
  type Channels,
  isAlwaysByMail,
  kindsFor,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
} from './notification.ts';

export async function findSettings(ctx: Ctx): Promise<NotificationSettings> {
  const { id, role } = requireActor(ctx);
  const rows = await selectChannels(ctx, id).select('kind').execute();
  const chosen = new Map(rows.map(({ kind, ...channels }) => [kind, channels]));
  return Object.fromEntries(kindsFor(role).map((kind) => [kind, channelsOf(kind, chosen.get(kind))]));
}

export async function findChannels(
  ctx: Pick<Ctx, 'db'>,
  userId: string,
  kind: NotificationKind,
): Promise<Channels> {
  const chosen = await selectChannels(ctx, userId).where('kind', '=', kind).executeTakeFirst();
  return channelsOf(kind, chosen);
}

/** Returns the chosen channels of a kind, or the default ones. */
export function channelsOf(kind: NotificationKind, chosen: Channels | undefined): Channels {
  const { inProduct, byMail } = chosen ?? notificationKinds[kind].byDefault;
  return { inProduct, byMail: byMail || isAlwaysByMail(kind) };
}

function selectChannels({ db }: Pick<Ctx, 'db'>, userId: string) {
  return db
    .selectFrom('notice_setting')
    .select(['in_product as inProduct', 'by_mail as byMail'])
    .where('user_id', '=', userId);
}

import { act, type Ctx, requireActor } from '../ctx.ts';
import { kindsFor, type NotificationSettings } from './notification.ts';

/** Saves the actor's channels for the kinds of their role, and ignores other kinds. */
export function saveSettings(ctx: Ctx, settings: NotificationSettings): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id, role } = requireActor(ctx);
    const rows = kindsFor(role).flatMap((kind) => {
      const channels = settings[kind];
      return channels
        ? [{ user_id: id, kind, in_product: channels.inProduct, by_mail: channels.byMail }]
        : [];
    });
    if (rows.length === 0) return;
    await ctx.db
      .insertInto('notice_setting')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind']).doUpdateSet((eb) => ({
          in_product: eb.ref('excluded.in_product'),
          by_mail: eb.ref('excluded.by_mail'),
        })),
      )
      .execute();
  });
}

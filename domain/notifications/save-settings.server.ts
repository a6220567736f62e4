import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { logEmailChoices } from '../consent/log-email-choices.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { findSettings } from './find-settings.server.ts';
import { type Channels, isAlwaysByMail, kindsFor, type NotificationKind } from './notification.ts';

/**
 * Saves the actor's channels. Ignores kinds of the other role. Keeps channels that `settings` leaves out, and emails
 * that are always sent. Adds each changed choice about emails to the log of consents, which is why the number of saves
 * is limited. Refuses above the limit with `activity.wait_an_hour`.
 */
export function saveSettings(
  ctx: Ctx,
  settings: Partial<Record<NotificationKind, Partial<Channels>>>,
): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id, role } = requireActor(ctx);
    await lockAccounts(ctx, [id]);
    const before = await findSettings(ctx);
    const changes = kindsFor(role).flatMap((kind) => {
      const was = before[kind];
      return settings[kind] && was
        ? [{ kind, was, becomes: fixed(kind, { ...was, ...settings[kind] }) }]
        : [];
    });
    if (changes.length === 0) return;
    await ctx.db
      .insertInto('notice_setting')
      .values(
        changes.map(({ kind, becomes: { inProduct, byMail } }) => ({
          user_id: id,
          kind,
          in_product: inProduct,
          by_mail: byMail,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind']).doUpdateSet((eb) => ({
          in_product: eb.ref('excluded.in_product'),
          by_mail: eb.ref('excluded.by_mail'),
        })),
      )
      .execute();
    const choices = changes.flatMap(({ kind, was, becomes }) =>
      was.byMail === becomes.byMail ? [] : [{ kind, given: becomes.byMail }],
    );
    await logEmailChoices(ctx, id, 'page', choices);
    await record(ctx, 'notification_settings.saved', { userId: id });
  });
}

function fixed(kind: NotificationKind, channels: Channels): Channels {
  return isAlwaysByMail(kind) ? { ...channels, byMail: true } : channels;
}

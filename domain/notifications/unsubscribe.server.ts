import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { logEmailChoices } from '../consent/log-email-choices.server.ts';
import { act, type Ctx, isMember, type Role } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { findChannels } from './find-settings.server.ts';
import { isAlwaysByMail, isNotificationKind, type NotificationKind } from './notification.ts';

interface Subscription {
  userId: string;
  kind: NotificationKind;
}

/** Returns the signed token of the unsubscribe link for one kind, valid while the account exists. */
export function unsubscribeToken(
  { services }: Pick<Ctx, 'services'>,
  { userId, kind }: Subscription,
): string {
  return services.signing.sign(`${kind} ${userId}`);
}

/** Returns null if the signature is invalid, the account is deleted, or emails of the kind are always sent. */
export async function findSubscriptionOf(
  ctx: Ctx,
  token: string,
): Promise<(Subscription & { role: Role }) | null> {
  const [kind = '', userId = ''] = (ctx.services.signing.read(token) ?? '').split(' ');
  if (!isNotificationKind(kind) || isAlwaysByMail(kind)) return null;
  const person = await ctx.db
    .selectFrom('app_user')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirst();
  return person && isMember(person) ? { userId, kind, role: person.role } : null;
}

/**
 * Turns off emails of a kind for the user of the token, without a login, and adds the choice to the log of consents. A
 * second call changes nothing. Refuses an invalid token with `account.link_not_valid`.
 */
export function unsubscribe(ctx: Ctx, token: string): Promise<NotificationKind> {
  return act(ctx, async (ctx) => {
    const subscription = await findSubscriptionOf(ctx, token);
    if (!subscription) throw new Refusal('account.link_not_valid');
    const { userId, kind } = subscription;
    await lockAccounts(ctx, [userId]);
    const { inProduct, byMail } = await findChannels(ctx, userId, kind);
    if (!byMail) return kind;
    await ctx.db
      .insertInto('notice_setting')
      .values({ user_id: userId, kind, in_product: inProduct, by_mail: false })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ by_mail: false }))
      .execute();
    await logEmailChoices(ctx, userId, 'unsubscribe', [{ kind, given: false }]);
    return kind;
  });
}

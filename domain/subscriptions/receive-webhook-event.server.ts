import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { adoptAccount } from './billing-account.server.ts';
import { syncSubscription } from './sync-subscription.server.ts';

/**
 * Handles a webhook event once and ignores repeats. Adopts an unknown customer who was opened for a user of this site.
 * Refuses with `subscription.notice_not_signed` if the signature is invalid. Throws if the provider's API fails, and the
 * provider then sends the event again.
 */
export async function receiveWebhookEvent(ctx: Ctx, body: string, signature: string): Promise<void> {
  const event = ctx.services.billing.readWebhook(body, signature);
  if (!event) throw new Refusal('subscription.notice_not_signed');
  const { customer } = event;
  if (!customer) return;
  const accountEvent = { ...event, customer };
  const known = await ctx.db
    .selectFrom('billing_event')
    .select('id')
    .where('id', '=', event.id)
    .executeTakeFirst();
  if (known || (await syncSubscription(ctx, customer, accountEvent))) return;
  if (await adoptAccount(ctx, customer)) await syncSubscription(ctx, customer, accountEvent);
}

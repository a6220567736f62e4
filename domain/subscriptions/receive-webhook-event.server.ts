import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { syncSubscription } from './sync-subscription.server.ts';

/**
 * Handles a webhook event once and ignores repeats. Refuses with `subscription.notice_not_signed` if the signature is
 * invalid. Throws if the provider's API fails, and the provider then sends the event again.
 */
export async function receiveWebhookEvent(ctx: Ctx, body: string, signature: string): Promise<void> {
  const event = ctx.services.billing.readWebhook(body, signature);
  if (!event) throw new Refusal('subscription.notice_not_signed');
  const { customer } = event;
  if (!customer) return;
  const known = await ctx.db
    .selectFrom('billing_event')
    .select('id')
    .where('id', '=', event.id)
    .executeTakeFirst();
  if (!known) await syncSubscription(ctx, customer, { ...event, customer });
}

import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { syncSubscription } from './sync-subscription.server.ts';

/**
 * A notice of the biller's, as it was sent. Acted on once; whoever sends it again is told that all is well. Refuses what
 * the biller did not sign, and throws when the biller cannot be read: it will send it again.
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

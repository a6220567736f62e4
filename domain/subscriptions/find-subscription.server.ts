import { dayOf } from '../clock.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { findCurrentSubscription } from './find-current-subscription.server.ts';
import { accessUntil, tierOf } from './subscription.ts';

export type SubscriptionView = Awaited<ReturnType<typeof findSubscription>>;
export type Invoice = SubscriptionView['invoices'][number];

export async function findSubscription(ctx: Ctx) {
  requireActor(ctx);
  const current = await findCurrentSubscription(ctx);
  const tier = tierOf(current, ctx.now);
  const paid = tier === 'free' ? null : current;
  return {
    tier,
    billing: paid?.billing ?? null,
    periodEnd: paid?.currentPeriodEnd ?? null,
    renews: paid !== null && paid.status !== 'canceled' && !paid.cancelAtPeriodEnd,
    owing: current?.status === 'past_due' ? owingUntil(accessUntil(current)) : null,
    hasAccount: current !== null,
    invoices: current ? await selectInvoices(ctx, current.id) : [],
  };
}

/** `lastDay` is the last day of access in Paris. `until` is its end, which is the start of the next day. */
function owingUntil(until: Date) {
  return { until, lastDay: dayOf(new Date(until.getTime() - 1)) };
}

function selectInvoices({ db }: Ctx, subscriptionId: string) {
  return db
    .selectFrom('subscription_invoice')
    .select(['id', 'tier', 'billing', 'amount_cents as amountCents', 'currency', 'status', 'url'])
    .select('issued_at as issuedAt')
    .where('subscription_id', '=', subscriptionId)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

import { type Ctx, requireActor } from '../ctx.ts';
import type { Currency } from '../money.ts';
import { findCurrentSubscription } from './find-current-subscription.server.ts';
import { accessUntil, type Tier, tierOf } from './subscription.ts';

export interface Invoice {
  id: string;
  tier: Exclude<Tier, 'free'>;
  billing: 'monthly' | 'yearly';
  amountCents: number;
  currency: Currency;
  status: 'paid' | 'open' | 'void';
  issuedAt: Date;
  /** The billing provider's page of the invoice. */
  url: string | null;
}

export interface SubscriptionView {
  tier: Tier;
  billing: 'monthly' | 'yearly' | null;
  /** When the period ends; null on the free plan. */
  periodEnd: Date | null;
  /** Whether another period follows it. */
  renews: boolean;
  /** Set while a payment is owed: the plan stays, or stayed, until that moment. */
  owing: { until: Date } | null;
  /** Whether the billing provider has a page for this account. */
  hasAccount: boolean;
  /** Newest first. */
  invoices: Invoice[];
}

/** The actor's current plan, its end, and all invoices. */
export async function findSubscription(ctx: Ctx): Promise<SubscriptionView> {
  requireActor(ctx);
  const current = await findCurrentSubscription(ctx);
  if (!current) {
    const none = { billing: null, periodEnd: null, renews: false, owing: null, hasAccount: false };
    return { tier: 'free', ...none, invoices: [] };
  }
  const { id, status, billing, currentPeriodEnd, cancelAtPeriodEnd } = current;
  const tier = tierOf(current, ctx.now);
  const isPaid = tier !== 'free';
  const invoices = await ctx.db
    .selectFrom('subscription_invoice')
    .select(['id', 'tier', 'billing', 'amount_cents as amountCents', 'currency', 'status', 'url'])
    .select('issued_at as issuedAt')
    .where('subscription_id', '=', id)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    tier,
    billing: isPaid ? billing : null,
    periodEnd: isPaid ? currentPeriodEnd : null,
    renews: isPaid && status !== 'canceled' && !cancelAtPeriodEnd,
    owing: status === 'past_due' ? { until: accessUntil(current) } : null,
    hasAccount: true,
    invoices,
  };
}

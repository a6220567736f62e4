import { type Ctx, requireActor } from '../ctx.ts';
import type { Currency } from '../money.ts';
import { type Tier, tierOf } from './subscription.ts';

export interface Invoice {
  id: string;
  tier: Exclude<Tier, 'free'>;
  billing: 'monthly' | 'yearly';
  amountCents: number;
  currency: Currency;
  status: 'paid' | 'open' | 'void';
  issuedAt: Date;
}

export interface SubscriptionView {
  tier: Tier;
  billing: 'monthly' | 'yearly' | null;
  /** When the period ends; null on the free plan. */
  periodEnd: Date | null;
  /** Whether another period follows it. */
  renews: boolean;
  /** Newest first. */
  invoices: Invoice[];
}

/** One's own plan today, its end and what was billed so far. */
export async function findSubscription(ctx: Ctx): Promise<SubscriptionView> {
  const row = await ctx.db
    .selectFrom('subscription')
    .selectAll()
    .where('user_id', '=', requireActor(ctx).id)
    .executeTakeFirst();
  if (!row) return { tier: 'free', billing: null, periodEnd: null, renews: false, invoices: [] };
  const standing = {
    tier: row.tier,
    status: row.status,
    currentPeriodEnd: row.current_period_end,
    cancelAtPeriodEnd: row.cancel_at_period_end,
  };
  const tier = tierOf(standing, ctx.now);
  const paying = tier !== 'free';
  const invoices = await ctx.db
    .selectFrom('subscription_invoice')
    .select(['id', 'tier', 'billing', 'amount_cents as amountCents', 'currency', 'status'])
    .select('issued_at as issuedAt')
    .where('subscription_id', '=', row.id)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    tier,
    billing: paying ? row.billing : null,
    periodEnd: paying ? row.current_period_end : null,
    renews: paying && row.status !== 'canceled' && !row.cancel_at_period_end,
    invoices,
  };
}

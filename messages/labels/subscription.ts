import type { Invoice } from '#domain/subscriptions/find-subscription.server.ts';
import type { Tier } from '#domain/subscriptions/subscription.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const tierLabels: Labels<Tier> = {
  free: m.subscription_tier_free,
  basic: m.subscription_tier_basic,
  premium: m.subscription_tier_premium,
};

export const billingLabels: Labels<Invoice['billing']> = {
  monthly: m.subscription_billing_monthly,
  yearly: m.subscription_billing_yearly,
};

export const invoiceStatusLabels: Labels<Invoice['status']> = {
  paid: m.subscription_invoice_paid,
  open: m.subscription_invoice_open,
  void: m.subscription_invoice_void,
};

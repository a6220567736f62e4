import type { ColumnType, Generated } from 'kysely';

export interface SubscriptionRow {
  id: string;
  user_id: string;
  tier: 'basic' | 'premium';
  billing: 'monthly' | 'yearly';
  status: 'active' | 'past_due' | 'canceled';
  current_period_end: Date;
  cancel_at_period_end: Generated<boolean>;
  past_due_since: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface SubscriptionInvoiceRow {
  id: string;
  subscription_id: string;
  tier: 'basic' | 'premium';
  billing: 'monthly' | 'yearly';
  amount_cents: number;
  currency: 'USD';
  status: 'paid' | 'open' | 'void';
  issued_at: Date;
  url: string | null;
}

export interface BillingAccountRow {
  user_id: string;
  biller: 'stripe' | 'test';
  customer: string;
  asked: Generated<number>;
  kept: Generated<number>;
  held_by: string | null;
  held_until: Date | null;
}

export interface BillingEventRow {
  id: string;
  type: string;
  customer: string;
  created_at: Date;
  handled_at: Date;
}

export interface TestBillingAccountRow {
  customer: string;
  books: ColumnType<Record<string, unknown>, Record<string, unknown>, Record<string, unknown>>;
}

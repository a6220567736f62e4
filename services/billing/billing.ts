export interface Offer {
  tier: 'basic' | 'premium';
  billing: 'monthly' | 'yearly';
}

export interface Bill extends Offer {
  id: string;
  /** Amount due in whole cents, after credit from a plan change. */
  amountCents: number;
  currency: 'USD';
  status: 'paid' | 'open' | 'void';
  issuedAt: Date;
  /** Page of the invoice at the billing provider. */
  url: string | null;
}

/** A subscription as stored at the billing provider. */
export interface ProviderSubscription extends Offer {
  status: 'active' | 'past_due' | 'canceled';
  /** End of the current period. If the subscription ended early, the moment when it ended. */
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** When the unpaid payment became due. Null if no payment is overdue. */
  pastDueSince: Date | null;
}

/** The billing provider's data about one user. */
export interface ProviderAccount {
  /** The running subscription. If none is running, the latest one. Null for a user who never subscribed. */
  subscription: ProviderSubscription | null;
  /** The newest hundred invoices, over all subscriptions. */
  bills: Bill[];
}

/**
 * Language of the provider's pages, and addresses of this site: users return to `done` after a payment, to `back` without a
 * payment.
 */
export interface CheckoutRedirect {
  language: 'en' | 'fr';
  done: string;
  back: string;
}

/** An event that the billing provider sends to the webhook. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** The customer id. Null for an event without a customer. */
  customer: string | null;
  createdAt: Date;
}

/**
 * Billing provider. Users pay, change and cancel on the provider's own pages. The current state is always read from the
 * provider. All methods but `readWebhook` throw if the provider is unreachable or refuses. Never call them inside a
 * transaction.
 */
export interface Billing {
  readonly name: 'stripe' | 'test';
  /** Web origins of the provider's pages. Empty if the pages are in this application. */
  readonly origins: readonly string[];
  /** Creates the user's account at the provider or finds the existing account. Returns the customer id. */
  openAccount(person: { userId: string; email: string }): Promise<string>;
  read(customer: string, now: Date): Promise<ProviderAccount>;
  /**
   * `subscribe`, `change` and `manage` return the address of a page, as a URL or as a path of this application. The page
   * of `manage` is for cancelling and paying open invoices. `subscribe` expires open checkouts of other offers.
   */
  subscribe(customer: string, offer: Offer, checkoutRedirect: CheckoutRedirect): Promise<string>;
  change(customer: string, offer: Offer, checkoutRedirect: CheckoutRedirect): Promise<string>;
  manage(customer: string, checkoutRedirect: CheckoutRedirect): Promise<string>;
  /** Parses a webhook request. Null if the signature is invalid. */
  readWebhook(body: string, signature: string): WebhookEvent | null;
  /** Actions of test billing's pages. Null if real money is charged. */
  readonly testPages: TestBillingPages | null;
}

/** Content of test billing's pages. */
export interface TestLedger {
  subscription: (ProviderSubscription & { periodStart: Date; nextFails: boolean }) | null;
  bills: Bill[];
  /** Credit from earlier changes, deducted from the next invoices. */
  creditCents: number;
}

/**
 * Price of an offer now. If a plan is running, the rest of its period is credited. The amount due is charged immediately.
 */
export interface Quote {
  chargeCents: number;
  creditCents: number;
  dueCents: number;
  periodEnd: Date;
}

export type TestBillingAction =
  | { kind: 'buy'; offer: Offer }
  | { kind: 'cancel' | 'resume' | 'pay' | 'run_out' }
  | { kind: 'fail_next'; fails: boolean };

export interface TestBillingPages {
  readLedger(customer: string, now: Date): Promise<TestLedger>;
  quote(ledger: TestLedger, offer: Offer, now: Date): Quote;
  /** Performs the action. Returns false if the current state does not allow it. */
  perform(customer: string, action: TestBillingAction, now: Date): Promise<boolean>;
}

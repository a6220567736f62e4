export interface Offer {
  tier: 'basic' | 'premium';
  billing: 'monthly' | 'yearly';
}

export interface Bill extends Offer {
  id: string;
  /** The amount due in whole cents, after credit from a plan change. */
  amountCents: number;
  currency: 'USD';
  status: 'paid' | 'open' | 'void';
  issuedAt: Date;
  /** The page of the invoice at the billing provider. */
  url: string | null;
}

/** A subscription as stored at the billing provider. */
export interface ProviderSubscription extends Offer {
  status: 'active' | 'past_due' | 'canceled';
  /** The end of the current period. For a subscription that ended early, the moment of its end. */
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** The moment when the unpaid payment became due. Null if no payment is overdue. */
  pastDueSince: Date | null;
}

/** The billing provider's data about one user. */
export interface ProviderAccount {
  /** The running subscription, or else the latest one. Null for a user who never subscribed. */
  subscription: ProviderSubscription | null;
  /** The newest hundred invoices of all subscriptions. */
  bills: Bill[];
}

/**
 * The language of the provider's pages, and two addresses of this site. Users return to `done` after a payment, and
 * to `back` without a payment.
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
 * The billing provider. Users pay, change and cancel on the provider's own pages. Callers always read the current
 * state from the provider. All methods except `readWebhook` throw if the provider is unreachable or refuses. Never
 * call these methods inside a transaction.
 */
export interface Billing {
  readonly name: 'stripe' | 'test';
  /** The web origins of the provider's pages. Empty if the pages are in this application. */
  readonly origins: readonly string[];
  /** Creates the user's account at the provider or finds the existing account. Returns the customer id. */
  openAccount(person: { userId: string; email: string }): Promise<string>;
  read(customer: string, now: Date): Promise<ProviderAccount>;
  /**
   * `subscribe`, `change` and `manage` return the address of a page, as a URL or as a path of this application. On
   * the page of `manage`, users cancel and pay open invoices. `subscribe` expires open checkouts of other offers.
   */
  subscribe(customer: string, offer: Offer, checkoutRedirect: CheckoutRedirect): Promise<string>;
  change(customer: string, offer: Offer, checkoutRedirect: CheckoutRedirect): Promise<string>;
  manage(customer: string, checkoutRedirect: CheckoutRedirect): Promise<string>;
  /** Parses a webhook request. Returns null if the signature is invalid. */
  readWebhook(body: string, signature: string): WebhookEvent | null;
  /** The actions of test billing's pages. Null if the provider charges real money. */
  readonly testPages: TestBillingPages | null;
}

/** The content of test billing's pages. */
export interface TestLedger {
  subscription: (ProviderSubscription & { periodStart: Date; nextFails: boolean }) | null;
  bills: Bill[];
  /** Credit from earlier plan changes, in whole cents. The next invoices deduct the credit. */
  creditCents: number;
}

/** The price of an offer now. The rest of a running period is credited. The amount due is charged immediately. */
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
  /** Performs the action. Returns false if the current state does not allow the action. */
  perform(customer: string, action: TestBillingAction, now: Date): Promise<boolean>;
}

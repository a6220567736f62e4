export interface Offer {
  tier: 'basic' | 'premium';
  billing: 'monthly' | 'yearly';
}

export interface Bill extends Offer {
  id: string;
  /** Whole cents, less the credit from a plan change. */
  amountCents: number;
  currency: 'USD';
  status: 'paid' | 'open' | 'void';
  issuedAt: Date;
  url: string | null;
}

export interface ProviderSubscription extends Offer {
  status: 'active' | 'past_due' | 'canceled';
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  pastDueSince: Date | null;
}

export interface ProviderAccount {
  subscription: ProviderSubscription | null;
  /** Newest hundred invoices of all subscriptions. */
  bills: Bill[];
}

/**
 * The provider's pages are in `language`. Users return to `done` after a payment, and to `back` without a payment. From
 * the page of `manage`, users always return to `done`.
 */
export interface CheckoutRedirect {
  language: 'en' | 'fr';
  done: string;
  back: string;
}

export interface WebhookEvent {
  id: string;
  type: string;
  customer: string | null;
  createdAt: Date;
}

/**
 * Users pay, change and cancel on the billing provider's pages. Callers always read the current state from the
 * provider. Methods except `readWebhook` throw if the provider is unreachable or refuses. Never call them inside a
 * transaction.
 */
export interface Billing {
  readonly name: 'stripe' | 'test';
  readonly origins: readonly string[];
  /**
   * Returns the customer id of the person's account with this email. Opens an account if there is none. A concurrent
   * call for the same person returns the same id.
   */
  openAccount(person: { userId: string; email: string }): Promise<string>;
  /** Returns the id of the user for whom the account was opened. Null if there is no such account. */
  findUser(customer: string): Promise<string | null>;
  /**
   * Ends subscriptions at once and deletes the account. Also succeeds if the account is gone. Stripe keeps the
   * invoices. Test billing deletes its bills.
   */
  closeAccount(customer: string): Promise<void>;
  /** Sends the provider's receipts to this address from now on. */
  changeEmail(customer: string, email: string): Promise<void>;
  read(customer: string, now: Date): Promise<ProviderAccount>;
  /**
   * `false` cancels the running subscription at the end of its period and stops the collection of its unpaid invoices.
   * `true` undoes this. Neither changes a subscription that the user cancelled.
   */
  setRenewal(customer: string, renews: boolean, now: Date): Promise<void>;
  /**
   * `subscribe`, `change` and `manage` return the address of a page: a URL, or a path of this application. On the page
   * of `manage`, users cancel their subscription, and pay open invoices. `subscribe` expires open checkouts with
   * another offer or language.
   */
  subscribe(customer: string, offer: Offer, checkoutRedirect: CheckoutRedirect): Promise<string>;
  change(customer: string, offer: Offer, checkoutRedirect: CheckoutRedirect): Promise<string>;
  manage(customer: string, checkoutRedirect: CheckoutRedirect): Promise<string>;
  /** Returns null if the signature is invalid. */
  readWebhook(body: string, signature: string): WebhookEvent | null;
  /** Null for Stripe, even with a test key. */
  readonly testPages: TestBillingPages | null;
}

export interface TestLedger {
  subscription:
    | (ProviderSubscription & {
        periodStart: Date;
        nextFails: boolean;
        /** True if `setRenewal` cancelled the subscription, false if the user did. */
        isRenewalStopped: boolean;
      })
    | null;
  bills: Bill[];
  /** Credit from plan changes in whole cents, deducted from the next invoices. */
  creditCents: number;
}

/**
 * Cost of an offer now. `chargeCents` is the price for the rest of the running period. If no subscription is running,
 * or if the user changes between monthly and yearly payment, `chargeCents` is the price for a whole new period.
 * `creditCents` is the credit for the unused rest of the current offer plus earlier credit. `dueCents` is charged
 * immediately.
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
  /** Returns false if the current state does not allow the action. */
  perform(customer: string, action: TestBillingAction, now: Date): Promise<boolean>;
}

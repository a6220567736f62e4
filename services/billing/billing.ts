/** What can be bought. */
export interface Offer {
  tier: 'basic' | 'premium';
  billing: 'monthly' | 'yearly';
}

export interface Bill extends Offer {
  id: string;
  /** Whole cents that were or are to be paid: what a change gave back is already off. */
  amountCents: number;
  currency: 'USD';
  status: 'paid' | 'open' | 'void';
  issuedAt: Date;
  /** Where the biller shows it. */
  url: string | null;
}

/** A subscription as its biller has it. */
export interface ProviderSubscription extends Offer {
  status: 'active' | 'past_due' | 'canceled';
  /** Of one that was ended before its time, when that was. */
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** Since when a payment is owed. */
  pastDueSince: Date | null;
}

/** All that a biller knows of one person. */
export interface ProviderAccount {
  /** The one that runs, else the last that ran; null for who never subscribed. */
  subscription: ProviderSubscription | null;
  /** Of every subscription there was, the newest hundred. */
  bills: Bill[];
}

/** Who is sent to the biller's pages, and where they come back to: `done` after paying, `back` otherwise. */
export interface CheckoutRedirect {
  language: 'en' | 'fr';
  done: string;
  back: string;
}

/** Something happened at the biller. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** Whose account it is about; null when it is about none. */
  customer: string | null;
  createdAt: Date;
}

/**
 * Who takes the money. People pay, change and cancel on the biller's own pages, and what holds is always read from the
 * biller. Everything but `hear` throws when it cannot be reached or says no. Never call it inside a transaction.
 */
export interface Billing {
  readonly name: 'stripe' | 'test';
  /** The origins of its pages, where they are not ours. */
  readonly origins: readonly string[];
  /** The person's account there: one, however often it is asked for. */
  openAccount(person: { userId: string; email: string }): Promise<string>;
  read(customer: string, now: Date): Promise<ProviderAccount>;
  /**
   * Where to go to subscribe, change a plan, or cancel and pay what is open: an address, or a path of our own sitemap.
   * `subscribe` ends the page that it gave before, unless that was for the same offer.
   */
  subscribe(customer: string, offer: Offer, checkoutRedirect: CheckoutRedirect): Promise<string>;
  change(customer: string, offer: Offer, checkoutRedirect: CheckoutRedirect): Promise<string>;
  manage(customer: string, checkoutRedirect: CheckoutRedirect): Promise<string>;
  /** What a message to our address says; null when the biller did not sign it. */
  hear(body: string, signature: string): WebhookEvent | null;
  /** Where the test biller's own pages work; null where real money moves. */
  readonly testPages: TestBillingPages | null;
}

/** What the pages of the test biller show. */
export interface TestLedger {
  subscription: (ProviderSubscription & { periodStart: Date; nextFails: boolean }) | null;
  bills: Bill[];
  /** What earlier changes gave back, to be taken off the next invoices. */
  creditCents: number;
}

/** The price of a change today: what is left of the old period is taken off, what is due is paid at once. */
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

/** The test biller behind its counter. */
export interface TestBillingPages {
  look(customer: string, now: Date): Promise<TestLedger>;
  quote(ledger: TestLedger, offer: Offer, now: Date): Quote;
  /** Does it, or says no by `false`: what is asked for does not go with how things stand. */
  move(customer: string, move: TestBillingAction, now: Date): Promise<boolean>;
}

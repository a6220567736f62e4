import {
  amounts,
  type Customer,
  type Invoice,
  id,
  itemOf,
  newInvoice,
  newSubscription,
  type PriceKey,
  priceOf,
  type Session,
  type Subscription,
  secondsOf,
} from './stripe-objects.ts';

/** Stripe's state and events. Contains only what the application uses. */

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  type: string;
  data: { object: { customer?: string | null } };
}

export class StripeWorld {
  /** Unix time in whole seconds, like Stripe's timestamps. Several events may have the same time. */
  now = Date.UTC(2026, 5, 15, 10) / 1000;
  readonly customers = new Map<string, Customer>();
  readonly sessions: Session[] = [];
  readonly subscriptions: Subscription[] = [];
  readonly invoices: Invoice[] = [];
  readonly #events: StripeEvent[] = [];

  takeEvents(customer: string): StripeEvent[] {
    const [theirs, others] = [[] as StripeEvent[], [] as StripeEvent[]];
    for (const event of this.#events.splice(0))
      (event.data.object.customer === customer ? theirs : others).push(event);
    this.#events.push(...others);
    return theirs;
  }

  /** Deletes a customer's data. Each request searches the data of all customers, so old data would slow requests. */
  forget(customer: string): void {
    for (const things of [this.sessions, this.subscriptions, this.invoices])
      things.splice(0, things.length, ...(things.filter((it) => it.customer !== customer) as never[]));
  }

  #emit<T extends { customer?: string | null }>(type: string, object: T) {
    const data = { object: structuredClone(object) };
    this.#events.push({
      id: id('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: this.now,
      type,
      data,
    });
  }

  addCustomer(email: string, metadata: Customer['metadata']): Customer {
    const customer = { id: id('cus'), object: 'customer' as const, email, metadata };
    this.customers.set(customer.id, customer);
    return customer;
  }

  /** Ends the customer's subscriptions at once and keeps the invoices. Returns false if there is no such customer. */
  deleteCustomer(customer: string): boolean {
    for (let it = this.running(customer); it; it = this.running(customer)) this.end(it);
    return this.customers.delete(customer);
  }

  openSession(customer: string, price: PriceKey, metadata: Record<string, string>): Session {
    const number = id('cs_test');
    const session: Session = {
      id: number,
      object: 'checkout.session',
      customer,
      metadata,
      price,
      status: 'open',
      url: `https://checkout.stripe.com/c/pay/${number}`,
    };
    this.sessions.push(session);
    return session;
  }

  complete(session: Session): boolean {
    if (session.status !== 'open') return false;
    session.status = 'complete';
    session.url = null;
    this.subscribe(session.customer, session.price);
    this.#emit('checkout.session.completed', session);
    return true;
  }

  expire(session: Session): boolean {
    if (session.status !== 'open') return false;
    session.status = 'expired';
    session.url = null;
    this.#emit('checkout.session.expired', session);
    return true;
  }

  subscribe(customer: string, key: PriceKey): Subscription {
    const subscription = newSubscription(customer, key, this.now);
    const invoice = newInvoice(subscription, this.now, [[key, amounts[key]]]);
    this.subscriptions.push(subscription);
    this.#emit('customer.subscription.created', { ...subscription, status: 'incomplete' });
    this.#bill(invoice, true);
    this.#emit('customer.subscription.updated', subscription);
    return subscription;
  }

  #bill(invoice: Invoice, paid: boolean) {
    invoice.status = paid ? 'paid' : 'open';
    invoice.auto_advance = !paid;
    this.invoices.push(invoice);
    this.#emit('invoice.finalized', { ...invoice, status: 'open' });
    this.#emit(paid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  }

  running(customer: string): Subscription | undefined {
    return this.subscriptions.find((it) => it.customer === customer && it.status !== 'canceled');
  }

  change(it: Subscription, key: PriceKey) {
    const item = itemOf(it);
    const old = item.price.lookup_key;
    item.price = priceOf(key);
    const sameInterval = old.split('_')[1] === key.split('_')[1];
    if (!sameInterval) {
      item.current_period_start = this.now;
      item.current_period_end = this.now + secondsOf(key);
    }
    const charge = sameInterval ? Math.round(amounts[key] / 2) : amounts[key];
    this.#bill(
      newInvoice(it, this.now, [
        [old, -Math.round(amounts[old] / 2)],
        [key, charge],
      ]),
      true,
    );
    this.#emit('customer.subscription.updated', it);
  }

  setCancel(it: Subscription, cancels: boolean) {
    // Stripe's customer portal cancels with one of two fields. The id chooses the field, so that both occur.
    if (it.id > 'sub_8') it.cancel_at = cancels ? itemOf(it).current_period_end : null;
    else it.cancel_at_period_end = cancels;
    this.#emit('customer.subscription.updated', it);
  }

  /** Updates a subscription or an invoice by the API. Returns undefined if there is none with this id. */
  update(id: string, form: URLSearchParams): Subscription | Invoice | undefined {
    const subscription = this.subscriptions.find((it) => it.id === id);
    const invoice = this.invoices.find((it) => it.id === id);
    for (const [name, value] of form) {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      const metadata = (subscription ?? invoice)?.metadata;
      if (key && metadata && value) metadata[key] = value;
      else if (key) delete metadata?.[key];
      if (subscription && name === 'cancel_at_period_end') {
        subscription.cancel_at_period_end = value === 'true';
        subscription.cancel_at = value === 'true' ? itemOf(subscription).current_period_end : null;
      }
      if (invoice && name === 'auto_advance') invoice.auto_advance = value === 'true';
    }
    if (subscription) this.#emit('customer.subscription.updated', subscription);
    return subscription ?? invoice;
  }

  /**
   * Ends a cancelled or past-due subscription. Otherwise starts a new period, with `paid` as the result of its
   * payment.
   */
  endPeriod(it: Subscription, paid: boolean) {
    const item = itemOf(it);
    this.now = Math.max(this.now, item.current_period_end);
    if (it.cancel_at_period_end || it.cancel_at !== null || it.status === 'past_due') return this.end(it);
    const key = item.price.lookup_key;
    item.current_period_start = item.current_period_end;
    item.current_period_end += secondsOf(key);
    it.status = paid ? 'active' : 'past_due';
    this.#bill(newInvoice(it, this.now, [[key, amounts[key]]]), paid);
    this.#emit('customer.subscription.updated', it);
  }

  #closeInvoices(customer: string, status: 'paid' | 'void', type: string) {
    for (const invoice of this.invoices) {
      if (invoice.status !== 'open' || invoice.customer !== customer) continue;
      invoice.status = status;
      invoice.auto_advance = false;
      this.#emit(type, invoice);
    }
  }

  pay(it: Subscription) {
    this.#closeInvoices(it.customer, 'paid', 'invoice.paid');
    it.status = 'active';
    this.#emit('customer.subscription.updated', it);
  }

  end(it: Subscription) {
    it.status = 'canceled';
    it.ended_at = this.now;
    this.#closeInvoices(it.customer, 'void', 'invoice.voided');
    this.#emit('customer.subscription.deleted', it);
  }
}

import { describe, expect, it } from 'vitest';
import type { Offer, TestBillingAction, TestLedger } from './billing.ts';
import { advance, emptyLedger, nextEnd, perform, quote, setRenewal } from './test-ledger.ts';

const prices = { basic: { monthly: 1_000, yearly: 10_000 }, premium: { monthly: 3_000, yearly: 30_000 } };
const priceOf = ({ tier, billing }: Offer) => prices[tier][billing];
const basic = { tier: 'basic', billing: 'monthly' } as const;
const premium = { tier: 'premium', billing: 'monthly' } as const;
const day = (date: string) => new Date(`${date}T00:00:00Z`);
const june = day('2026-06-01');

function ledgerAfter(ledger: TestLedger, now: Date, ...actions: TestBillingAction[]): TestLedger {
  return actions.reduce((current, action) => {
    const changed = perform(advance(current, now, priceOf), action, now, priceOf);
    if (!changed) throw new Error(`${action.kind} is not allowed`);
    return changed;
  }, ledger);
}
const amounts = ({ bills }: TestLedger) => bills.map(({ amountCents, status }) => [amountCents, status]);
const bought = ledgerAfter(emptyLedger, june, { kind: 'buy', offer: premium });
const cancelled = ledgerAfter(bought, june, { kind: 'cancel' });

it.each([
  ['2026-01-31', 'monthly', '2026-02-28'],
  ['2026-12-15', 'monthly', '2027-01-15'],
  ['2028-02-29', 'yearly', '2029-02-28'],
] as const)('a period from %s, %s, ends %s', (start, billing, end) => {
  expect(nextEnd(day(start), billing)).toEqual(day(end));
});

describe('a change', () => {
  const middle = day('2026-06-16');

  it('credits the rest of the period and charges the rest at the new price', () => {
    const cheap = ledgerAfter(emptyLedger, june, { kind: 'buy', offer: basic });
    expect(quote(cheap, premium, middle, priceOf)).toEqual({
      chargeCents: 1_500,
      creditCents: 500,
      dueCents: 1_000,
      periodEnd: day('2026-07-01'),
    });
  });

  it('to a cheaper plan leaves a credit for the next periods', () => {
    const changed = ledgerAfter(bought, middle, { kind: 'buy', offer: basic });
    expect(changed).toMatchObject({ creditCents: 1_000, subscription: { tier: 'basic' } });
    expect(amounts(changed)[0]).toEqual([0, 'paid']);
    const renewed = advance(changed, day('2026-08-02'), priceOf);
    expect(renewed.creditCents).toBe(0);
    expect(amounts(renewed).slice(0, 2).flat()).toEqual([1_000, 'paid', 0, 'paid']);
  });

  it('of the billing period begins a new period', () => {
    const yearly = { tier: 'premium', billing: 'yearly' } as const;
    expect(quote(bought, yearly, middle, priceOf)).toMatchObject({
      chargeCents: 30_000,
      creditCents: 1_500,
      periodEnd: day('2027-06-16'),
    });
  });
});

describe('advance', () => {
  it('renews every month', () => {
    const later = advance(bought, day('2026-09-10'), priceOf);
    expect(later.bills).toHaveLength(4);
    expect(later.subscription).toMatchObject({ status: 'active', currentPeriodEnd: day('2026-10-01') });
  });

  it('ends a cancelled subscription', () => {
    const later = advance(cancelled, day('2026-07-01'), priceOf);
    expect(later.subscription).toMatchObject({ status: 'canceled', currentPeriodEnd: day('2026-07-01') });
  });

  it('fails a payment, accepts a later one, and ends a subscription unpaid for a whole period', () => {
    const failing = ledgerAfter(bought, june, { kind: 'fail_next', fails: true });
    const owing = advance(failing, day('2026-07-02'), priceOf);
    expect(owing.subscription).toMatchObject({ status: 'past_due', pastDueSince: day('2026-07-01') });
    expect(amounts(owing)[0]).toEqual([3_000, 'open']);
    const paid = ledgerAfter(owing, day('2026-07-03'), { kind: 'pay' });
    expect(paid.subscription).toMatchObject({ status: 'active', pastDueSince: null });
    expect(amounts(paid)[0]).toEqual([3_000, 'paid']);
    const ended = advance(owing, day('2026-08-01'), priceOf);
    expect(ended.subscription).toMatchObject({ status: 'canceled' });
    expect(amounts(ended)[0]).toEqual([3_000, 'void']);
  });
});

describe('setRenewal', () => {
  it('cancels at the end of the period, and undoes this', () => {
    const stopped = setRenewal(bought, false);
    expect(advance(stopped, day('2026-07-01'), priceOf).subscription).toMatchObject({ status: 'canceled' });
    expect(setRenewal(setRenewal(stopped, false), true)).toEqual(bought);
  });

  it('keeps a cancellation by the user', () => {
    expect(setRenewal(setRenewal(cancelled, false), true)).toEqual(cancelled);
  });
});

it.each<[string, TestLedger, TestBillingAction]>([
  ['to buy the current offer again', bought, { kind: 'buy', offer: premium }],
  ['to change a cancelled subscription', cancelled, { kind: 'buy', offer: basic }],
  ['to pay without an open invoice', bought, { kind: 'pay' }],
  ['to cancel without a subscription', emptyLedger, { kind: 'cancel' }],
])('refuses %s', (_, ledger, action) => expect(perform(ledger, action, june, priceOf)).toBeNull());

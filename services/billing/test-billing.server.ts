import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#db/tables.ts';
import type { Billing, Offer, TestLedger } from './billing.ts';
import { advance, emptyLedger, type PriceOf, perform, quote, setRenewal } from './test-ledger.ts';

const offerFields = { tier: z.enum(['basic', 'premium']), billing: z.enum(['monthly', 'yearly']) };
const moment = z.coerce.date();
const storedLedger = z.object({
  subscription: z
    .object({
      ...offerFields,
      status: z.enum(['active', 'past_due', 'canceled']),
      periodStart: moment,
      currentPeriodEnd: moment,
      cancelAtPeriodEnd: z.boolean(),
      pastDueSince: moment.nullable(),
      nextFails: z.boolean(),
      isRenewalStopped: z.boolean().default(false),
    })
    .nullable(),
  bills: z.array(
    z.object({
      ...offerFields,
      id: z.string(),
      amountCents: z.number(),
      currency: z.literal('USD'),
      status: z.enum(['paid', 'open', 'void']),
      issuedAt: moment,
      url: z.string().nullable(),
    }),
  ),
  creditCents: z.number(),
});

/**
 * Has the same states of subscriptions as Stripe, but no money moves. Its pages are part of the application, and its
 * ledgers are in the database. An installation with a PostgreSQL server must select test billing explicitly.
 */
export function testBilling(db: Kysely<Tables>, priceOf: PriceOf): Billing {
  const pageFor = ({ tier, billing }: Offer) => `/billing/test/checkout?plan=${tier}&billing=${billing}`;

  function updateLedger(
    customer: string,
    now: Date,
    change: (ledger: TestLedger) => TestLedger | null,
  ): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('test_biller_account')
        .select('books')
        .where('customer', '=', customer)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const changed = change(advance(storedLedger.parse(row.books), now, priceOf));
      if (!changed) return false;
      await trx
        .updateTable('test_biller_account')
        .set({ books: { ...changed } })
        .where('customer', '=', customer)
        .execute();
      return true;
    });
  }

  async function readLedger(customer: string, now: Date): Promise<TestLedger> {
    let ledger = emptyLedger;
    await updateLedger(customer, now, (current) => {
      ledger = current;
      return current;
    });
    return ledger;
  }

  return {
    name: 'test',
    origins: [],
    /** Accounts of test billing have no email address. */
    changeEmail: async () => {},
    async openAccount({ userId }) {
      const customer = `test-${userId}`;
      const row = { customer, books: { ...emptyLedger } };
      await db
        .insertInto('test_biller_account')
        .values(row)
        .onConflict((conflict) => conflict.column('customer').doNothing())
        .execute();
      return customer;
    },
    /** Only webhook events need it, and test billing sends none. */
    findUser: async () => null,
    async closeAccount(customer) {
      await db.deleteFrom('test_biller_account').where('customer', '=', customer).execute();
    },
    read: readLedger,
    async setRenewal(customer, renews, now) {
      await updateLedger(customer, now, (ledger) => setRenewal(ledger, renews));
    },
    subscribe: async (_customer, offer) => pageFor(offer),
    change: async (_customer, offer) => pageFor(offer),
    manage: async () => '/billing/test',
    readWebhook: () => null,
    testPages: {
      readLedger,
      quote: (ledger, offer, now) => quote(ledger, offer, now, priceOf),
      perform: (customer, action, now) =>
        updateLedger(customer, now, (ledger) => perform(ledger, action, now, priceOf)),
    },
  };
}

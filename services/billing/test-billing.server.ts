import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#db/tables.ts';
import type { Billing, Offer, TestLedger } from './billing.ts';
import { advance, emptyLedger, make, type PriceOf, quote } from './test-ledger.ts';

const offer = { tier: z.enum(['basic', 'premium']), billing: z.enum(['monthly', 'yearly']) };
const moment = z.coerce.date();
/** Its books as they come back from the database, where moments are text. */
const stored = z.object({
  subscription: z
    .object({
      ...offer,
      status: z.enum(['active', 'past_due', 'canceled']),
      periodStart: moment,
      currentPeriodEnd: moment,
      cancelAtPeriodEnd: z.boolean(),
      pastDueSince: moment.nullable(),
      nextFails: z.boolean(),
    })
    .nullable(),
  bills: z.array(
    z.object({
      ...offer,
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
 * The stand-in: subscriptions with the same states, on pages of ours that say that no money moves. Its books lie in the
 * database; with a real one it must be asked for by name.
 */
export function testBilling(db: Kysely<Tables>, priceOf: PriceOf): Billing {
  const pageFor = ({ tier, billing }: Offer) => `/billing/test/checkout?plan=${tier}&billing=${billing}`;

  /** The books as they are now, written back as `change` leaves them; null leaves them alone. */
  function open(
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
      const changed = change(advance(stored.parse(row.books), now, priceOf));
      if (!changed) return false;
      await trx
        .updateTable('test_biller_account')
        .set({ books: { ...changed } })
        .where('customer', '=', customer)
        .execute();
      return true;
    });
  }

  async function look(customer: string, now: Date): Promise<TestLedger> {
    let ledger = emptyLedger;
    await open(customer, now, (found) => {
      ledger = found;
      return found;
    });
    return ledger;
  }

  return {
    name: 'test',
    origins: [],
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
    read: look,
    subscribe: async (_customer, wanted) => pageFor(wanted),
    change: async (_customer, wanted) => pageFor(wanted),
    manage: async () => '/billing/test',
    hear: () => null,
    testPages: {
      look,
      quote: (ledger, wanted, now) => quote(ledger, wanted, now, priceOf),
      move: (customer, move, now) => open(customer, now, (ledger) => make(ledger, move, now, priceOf)),
    },
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/** The actor's account at the biller, or null for who never went to pay there. */
export async function findAccount(ctx: Ctx): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('billing_account')
    .select('customer')
    .where('user_id', '=', actsFor(requireActor(ctx)))
    .where('biller', '=', ctx.services.billing.name)
    .executeTakeFirst();
  return row?.customer ?? null;
}

/** The actor's account at the biller: opened for who has none, and the same one for all who ask at once. */
export async function openAccount(ctx: Ctx): Promise<string> {
  const known = await findAccount(ctx);
  if (known) return known;
  const actor = requireActor(ctx);
  const userId = actsFor(actor);
  const biller = ctx.services.billing.name;
  const customer = await ctx.services.billing.openAccount({ userId, email: actor.email });
  // An account at another biller, whom the operator left, gives way.
  const row = await ctx.db
    .insertInto('billing_account')
    .values({ user_id: userId, biller, customer, held_by: null, held_until: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        biller,
        customer: eb
          .case()
          .when('billing_account.biller', '=', biller)
          .then(eb.ref('billing_account.customer'))
          .else(customer)
          .end(),
      })),
    )
    .returning('customer')
    .executeTakeFirstOrThrow();
  return row.customer;
}

/** Longer than any talk with the biller takes; then its holder is taken for dead. */
const HOLD_SECONDS = 60;
const PATIENCE_MS = 10_000;
const BETWEEN_LOOKS_MS = 60;

/**
 * Does the work while nobody else, in any process, sends this person to pay: so what is found to be so stays so until
 * it has been acted on. Refuses with `subscription.busy` when that takes too long. Not a lock of the database, for
 * nobody awaits another machine in a transaction.
 */
export async function whileLocked<T>(ctx: Ctx, customer: string, work: () => Promise<T>): Promise<T> {
  const me = randomUUID();
  const giveUp = performance.now() + PATIENCE_MS;
  while (!(await take(ctx, customer, me))) {
    if (performance.now() > giveUp) throw new Refusal('subscription.busy');
    await sleep(BETWEEN_LOOKS_MS);
  }
  try {
    return await work();
  } finally {
    await ctx.db
      .updateTable('billing_account')
      .set({ held_by: null, held_until: null })
      .where('customer', '=', customer)
      .where('held_by', '=', me)
      .execute();
  }
}

async function take(ctx: Ctx, customer: string, me: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('billing_account')
    .set({
      held_by: me,
      held_until: sql<Date>`clock_timestamp() + ${HOLD_SECONDS} * interval '1 second'`,
    })
    .where('customer', '=', customer)
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '<', sql<Date>`clock_timestamp()`)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

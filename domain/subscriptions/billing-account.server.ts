import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { lockAccountRows, lockAccounts } from '../accounts/lock-accounts.server.ts';
import { actsFor } from '../companies/acts-for.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/**
 * Returns the actor's customer id at the present billing provider. Null if the actor never opened a checkout with this
 * provider.
 */
export async function findAccount(ctx: Ctx): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('billing_account')
    .select('customer')
    .where('user_id', '=', actsFor(requireActor(ctx)))
    .where('biller', '=', ctx.services.billing.name)
    .executeTakeFirst();
  return row?.customer ?? null;
}

/**
 * Returns the actor's customer id, after opening an account at the billing provider if needed. Concurrent calls get
 * the same id.
 */
export async function openAccount(ctx: Ctx): Promise<string> {
  const known = await findAccount(ctx);
  if (known) return known;
  const actor = requireActor(ctx);
  const userId = actsFor(actor);
  const customer = await ctx.services.billing.openAccount({ userId, email: actor.email });
  return act(ctx, async (ctx) => {
    // Without this lock, concurrent inserts could violate the unique constraint on `customer`, because `on conflict`
    // covers only `user_id`.
    await lockAccounts(ctx, [userId]);
    return saveAccount(ctx, userId, customer);
  });
}

/**
 * Stores the account of a customer who is unknown here, if it was opened for a user of this site. A restored backup can
 * lack the account. Returns false for customers of other installations and of erased users, and if the user has
 * another account at this provider.
 */
export async function adoptAccount(ctx: Ctx, customer: string): Promise<boolean> {
  const userId = await ctx.services.billing.findUser(customer);
  if (!userId) return false;
  return act(ctx, async (ctx) => {
    const [user] = await lockAccountRows(ctx, [userId]);
    if (!user || user.erased_at) return false;
    return (await saveAccount(ctx, userId, customer)) === customer;
  });
}

/** Keeps an account at the present provider, and replaces one at another. Returns the stored customer id. */
async function saveAccount(ctx: Ctx, userId: string, customer: string): Promise<string> {
  const provider = ctx.services.billing.name;
  const row = await ctx.db
    .insertInto('billing_account')
    .values({ user_id: userId, biller: provider, customer })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        biller: provider,
        customer: eb
          .case()
          .when('billing_account.biller', '=', provider)
          .then(eb.ref('billing_account.customer'))
          .else(customer)
          .end(),
      })),
    )
    .returning('customer')
    .executeTakeFirstOrThrow();
  return row.customer;
}

/** Longer than any exchange with the billing provider. A process that holds the lock longer has probably crashed. */
const LEASE_SECONDS = 60;
const MAX_WAIT_MS = 10_000;
const RETRY_MS = 60;

/**
 * Runs a task under an exclusive lock on the customer, across all processes. For example, no other checkout can start
 * between a task's check for a subscription and its own checkout. Refuses with `subscription.busy` after 10 seconds.
 * The lock is a database row that expires, because a transaction must not await another machine.
 */
export async function whileLocked<T>(ctx: Ctx, customer: string, task: () => Promise<T>): Promise<T> {
  const lockId = randomUUID();
  const giveUp = performance.now() + MAX_WAIT_MS;
  while (!(await acquire(ctx, customer, lockId))) {
    if (performance.now() > giveUp) throw new Refusal('subscription.busy');
    await sleep(RETRY_MS);
  }
  try {
    return await task();
  } finally {
    await ctx.db
      .updateTable('billing_account')
      .set({ held_by: null, held_until: null })
      .where('customer', '=', customer)
      .where('held_by', '=', lockId)
      .execute();
  }
}

async function acquire(ctx: Ctx, customer: string, lockId: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('billing_account')
    .set({
      held_by: lockId,
      held_until: sql<Date>`clock_timestamp() + ${LEASE_SECONDS} * interval '1 second'`,
    })
    .where('customer', '=', customer)
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '<', sql<Date>`clock_timestamp()`)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

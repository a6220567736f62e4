import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/open.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { newId } from '#domain/id.server.ts';
import { openAccount } from '#domain/subscriptions/billing-account.server.ts';
import { choosePlan } from '#domain/subscriptions/choose-plan.server.ts';
import { priceOf } from '#domain/subscriptions/plan.ts';
import { receiveWebhookEvent } from '#domain/subscriptions/receive-webhook-event.server.ts';
import { syncOwnSubscription } from '#domain/subscriptions/test-billing.server.ts';
import type { Billing } from '#services/billing/billing.ts';
import { stripeBilling } from '#services/billing/stripe.server.ts';
import { aVisitor } from '#tests/people.ts';
import { differences } from './differences.ts';
import { type StripeStandIn, signatureOf, stripeStandIn } from './stripe-stand-in.ts';
import { priceKeys, type StripeEvent } from './stripe-world.ts';

/** Stories told side by side; each waits for the stand-in most of the time. */
const LANES = 8;
const checkoutRedirect = {
  language: 'en',
  done: 'https://accolade.example/done',
  back: 'https://accolade.example/',
} as const;

/** Makes the product do it wrongly: the run must notice. */
export type Alter = (billing: Billing, db: Database) => Billing;

interface Run {
  sequences: number;
  seed?: number;
  alter?: Alter;
}

/**
 * Lives through subscriptions at a stand-in of Stripe, whose notices come shuffled, repeated, late, side by side and in
 * the middle of further changes; some are not taken at first. After each sequence what we keep must be what Stripe has.
 * Gives how many notices were delivered, and throws at the first difference.
 */
export async function playSequences(db: Database, { sequences, seed = 1, alter }: Run): Promise<number> {
  const standIn = await stripeStandIn();
  standIn.slow = 15;
  const real = stripeBilling(standIn.settings, priceOf);
  const holds = new Map<string, Hold>();
  const holding = thatCanHold(real, holds);
  const billing = alter ? alter(holding, db) : holding;
  let [next, delivered, isOver] = [0, 0, false];
  const stop = (error: unknown) => {
    isOver = true;
    throw error;
  };
  const lane = async () => {
    while (next < sequences && !isOver) {
      const random = randomFrom(seed * 1_000_003 + next++);
      const sent = await playOne({ db, billing, standIn, holds }, random);
      delivered += sent;
    }
  };
  try {
    // The others come to an end before anything is closed under them.
    const lanes = Array.from({ length: LANES }, () => lane().catch(stop));
    await allOf(lanes);
  } finally {
    await standIn.close();
  }
  return delivered;
}

/** An answer that is known and does not arrive until it is released. */
function aHold() {
  const [known, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  return { taken: known.promise, take: known.resolve, freed: freed.promise, release: freed.resolve };
}
type Hold = ReturnType<typeof aHold>;

/** Holds the next reading of each customer for whom there is a hold. */
function thatCanHold(billing: Billing, holds: Map<string, Hold>): Billing {
  return {
    ...billing,
    async read(customer, now) {
      const hold = holds.get(customer);
      holds.delete(customer);
      const reading = await billing.read(customer, now);
      hold?.take();
      await hold?.freed;
      return reading;
    },
  };
}

/** Waits for every one of them, then throws what the first that failed threw. */
async function allOf(promises: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(promises);
  await Promise.all(promises);
}

type Random = (below: number) => number;

interface Stage {
  db: Database;
  billing: Billing;
  standIn: StripeStandIn;
  holds: Map<string, Hold>;
}

async function playOne({ db, billing, standIn, holds }: Stage, random: Random): Promise<number> {
  const ctx = await aSubscriber(db, billing);
  const customer = await openAccount(ctx);
  const events: StripeEvent[] = [];
  const waiting: StripeEvent[] = [];
  const onTheWay: Promise<void>[] = [];
  let delivered = 0;
  const send = async (event: StripeEvent) => {
    await sleep(random(6));
    for (;;) {
      delivered += 1;
      if (await deliver(ctx, event, random(20) === 0)) return;
    }
  };

  const late = aHold();
  let comesBack = Promise.resolve();
  for (let steps = 2 + random(5); steps > 0; steps--) {
    if (steps === 1) {
      // Somebody comes back from Stripe; what is read for them arrives after everything else.
      await allOf(onTheWay);
      holds.set(customer, late);
      comesBack = syncOwnSubscription(ctx);
      await Promise.race([late.taken, comesBack]);
    }
    await step(ctx, standIn, customer, random);
    const told = standIn.world.takeEvents(customer);
    events.push(...told);
    // Each at least once, some of them again, a few once more.
    for (const event of told)
      for (let copies = [1, 1, 1, 2, 2, 3][random(6)] ?? 1; copies > 0; copies--) waiting.push(event);
    for (const event of shuffled(waiting, random).slice(0, random(waiting.length + 1))) {
      waiting.splice(waiting.indexOf(event), 1);
      onTheWay.push(send(event));
    }
  }
  for (const event of shuffled(waiting, random)) onTheWay.push(send(event));
  await allOf(onTheWay);
  late.release();
  await comesBack;

  const found = await differences(db, standIn.world, customer, new Set(events.map(({ id }) => id)));
  if (found.length > 0) throw new Error(`${customer}: ${found.join('; ')}`);
  standIn.world.forget(customer);
  await db.kysely
    .deleteFrom('app_user')
    .where('id', '=', ctx.actor?.id ?? '')
    .execute();
  return delivered;
}

/** One thing that happens at Stripe; whoever is subscribed to nothing goes to pay, often in several tabs at once. */
async function step(ctx: Ctx, { world }: StripeStandIn, customer: string, random: Random): Promise<void> {
  const running = world.running(customer);
  const key = priceKeys[random(priceKeys.length)] ?? 'basic_monthly';
  if (!running) {
    const tabs = Array.from({ length: 1 + random(3) }, () => {
      const tier = random(2) ? 'basic' : 'premium';
      return choosePlan(ctx, { tier, billing: random(2) ? 'monthly' : 'yearly' }, checkoutRedirect);
    });
    await Promise.allSettled(tabs);
    for (const session of world.sessions.filter((it) => it.customer === customer)) world.complete(session);
    return;
  }
  world.now += random(3); // often within one second
  const isCancelled = running.cancel_at_period_end || running.cancel_at !== null;
  switch (random(7)) {
    case 0:
      return world.setCancel(running, !isCancelled);
    case 1:
      return world.endPeriod(running, true);
    case 2:
      return world.endPeriod(running, false);
    case 3:
      return world.end(running);
    default:
      if (running.status === 'past_due') return world.pay(running);
      return isCancelled ? world.setCancel(running, false) : world.change(running, key);
  }
}

/** Sends a notice as Stripe does. False when it was not taken: it has to be sent again. */
async function deliver(ctx: Ctx, event: StripeEvent, fails: boolean): Promise<boolean> {
  const payload = JSON.stringify(event);
  const signature = signatureOf(payload);
  const lost = { ...ctx.services.billing, read: () => Promise.reject(new Error('Stripe is down.')) };
  const heard = fails ? { ...ctx, services: { ...ctx.services, billing: lost } } : ctx;
  return receiveWebhookEvent(heard, payload, signature).then(
    () => true,
    (error: Error) => {
      if (error.message === 'Stripe is down.') return false;
      throw error;
    },
  );
}

/** Somebody with an account, written as a row: a password takes longer than a whole sequence. */
async function aSubscriber(db: Database, billing: Billing): Promise<Ctx> {
  const ctx = aVisitor(db);
  const id = newId('user');
  const person = {
    id,
    name: 'Maison Aubrac',
    email: `${id}@example.com`,
    role: 'client',
    language: 'en',
  } as const;
  await db.kysely
    .insertInto('app_user')
    .values({ ...person, email_verified: true, image: null })
    .execute();
  return { ...ctx, actor: person, services: { ...ctx.services, billing } };
}

function shuffled<T>(things: readonly T[], random: Random): T[] {
  return things
    .map((thing) => ({ thing, at: random(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

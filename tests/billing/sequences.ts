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
import { priceKeys } from './stripe-objects.ts';
import { type StripeStandIn, signatureOf, stripeStandIn } from './stripe-stand-in.ts';
import type { StripeEvent } from './stripe-world.ts';

/** Sequences mostly wait for the stand-in, so several run in parallel. */
const MAX_PARALLEL_SEQUENCES = 8;
const checkoutRedirect = {
  language: 'en',
  done: 'https://accolade.example/done',
  back: 'https://accolade.example/',
} as const;

export type Alter = (billing: Billing, db: Database) => Billing;

interface Run {
  sequences: number;
  seed?: number;
  alter?: Alter;
}

/**
 * Runs sequences of subscription changes at a Stripe stand-in. Webhook events arrive shuffled, repeated, late, in
 * parallel and during further changes, and some are refused at first. Throws if the stored data differ from Stripe's
 * after a sequence. Returns the number of deliveries, including refused and repeated deliveries.
 */
export async function playSequences(db: Database, { sequences, seed = 1, alter }: Run): Promise<number> {
  const standIn = await stripeStandIn();
  standIn.slow = 15;
  const real = stripeBilling(standIn.settings, priceOf);
  const delays = new Map<string, Delay>();
  const delayable = withDelays(real, delays);
  const billing = alter ? alter(delayable, db) : delayable;
  let [next, delivered, isOver] = [0, 0, false];
  const stop = (error: unknown) => {
    isOver = true;
    throw error;
  };
  const work = async () => {
    while (next < sequences && !isOver) {
      const random = randomFrom(seed * 1_000_003 + next++);
      const sent = await playOne({ db, billing, standIn, delays }, random);
      delivered += sent;
    }
  };
  try {
    // After an error, the other workers still need the stand-in, so the stand-in is closed after all workers.
    const workers = Array.from({ length: MAX_PARALLEL_SEQUENCES }, () => work().catch(stop));
    await allOf(workers);
  } finally {
    await standIn.close();
  }
  return delivered;
}

const aDelay = () => ({
  computed: Promise.withResolvers<void>(),
  released: Promise.withResolvers<void>(),
});
type Delay = ReturnType<typeof aDelay>;

function withDelays(billing: Billing, delays: Map<string, Delay>): Billing {
  return {
    ...billing,
    async read(customer, now) {
      const delay = delays.get(customer);
      delays.delete(customer);
      const reading = await billing.read(customer, now);
      delay?.computed.resolve();
      await delay?.released.promise;
      return reading;
    },
  };
}

async function allOf(promises: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(promises);
  await Promise.all(promises);
}

type Random = (below: number) => number;

interface Setup {
  db: Database;
  billing: Billing;
  standIn: StripeStandIn;
  delays: Map<string, Delay>;
}

async function playOne({ db, billing, standIn, delays }: Setup, random: Random): Promise<number> {
  const ctx = await aSubscriber(db, billing);
  const customer = await openAccount(ctx);
  const events: StripeEvent[] = [];
  const waiting: StripeEvent[] = [];
  const inFlight: Promise<void>[] = [];
  let delivered = 0;
  const send = async (event: StripeEvent) => {
    await sleep(random(6));
    for (;;) {
      delivered += 1;
      if (await deliver(ctx, event, random(20) === 0)) return;
    }
  };

  const late = aDelay();
  let returnFromStripe = Promise.resolve();
  for (let steps = 2 + random(5); steps > 0; steps--) {
    if (steps === 1) {
      // The user returns from Stripe. The site reads the subscription at Stripe now, but gets the response after all
      // events.
      await allOf(inFlight);
      delays.set(customer, late);
      returnFromStripe = syncOwnSubscription(ctx);
      await Promise.race([late.computed.promise, returnFromStripe]);
    }
    await step(ctx, standIn, customer, random);
    const sent = standIn.world.takeEvents(customer);
    events.push(...sent);
    // Stripe sends each event at least once.
    for (const event of sent)
      for (let copies = [1, 1, 1, 2, 2, 3][random(6)] ?? 1; copies > 0; copies--) waiting.push(event);
    for (const event of shuffled(waiting, random).slice(0, random(waiting.length + 1))) {
      waiting.splice(waiting.indexOf(event), 1);
      inFlight.push(send(event));
    }
  }
  for (const event of shuffled(waiting, random)) inFlight.push(send(event));
  await allOf(inFlight);
  late.released.resolve();
  await returnFromStripe;

  const found = await differences(db, standIn.world, customer, new Set(events.map(({ id }) => id)));
  if (found.length > 0) throw new Error(`${customer}: ${found.join('; ')}`);
  standIn.world.forget(customer);
  await db.kysely
    .deleteFrom('app_user')
    .where('id', '=', ctx.actor?.id ?? '')
    .execute();
  return delivered;
}

/**
 * Makes one random change at Stripe. Without a subscription, opens one to three checkouts, as in several tabs, and pays
 * those that are still open.
 */
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
  world.now += random(3); // 0 to 2 seconds, so that several events often have the same second.
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

async function deliver(ctx: Ctx, event: StripeEvent, fails: boolean): Promise<boolean> {
  const payload = JSON.stringify(event);
  const signature = signatureOf(payload);
  const unavailable = { ...ctx.services.billing, read: () => Promise.reject(new Error('Stripe is down.')) };
  const receiving = fails ? { ...ctx, services: { ...ctx.services, billing: unavailable } } : ctx;
  return receiveWebhookEvent(receiving, payload, signature).then(
    () => true,
    (error: Error) => {
      if (error.message === 'Stripe is down.') return false;
      throw error;
    },
  );
}

/** Inserts a brand's row directly, because hashing a password takes longer than a sequence. */
async function aSubscriber(db: Database, billing: Billing): Promise<Ctx> {
  const ctx = aVisitor(db);
  const id = newId('user');
  const named = { id, name: 'Maison Aubrac', email: `${id}@example.com` };
  const person = { ...named, role: 'client', language: 'en' } as const;
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

/** Mulberry32, a pseudo-random number generator: the same seed gives the same numbers. */
function randomFrom(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#db/open.server.ts';
import type { DomainEvents } from '#domain/events.server.ts';
import { Refusal } from '#domain/refusal.ts';

/**
 * Number of pairs of acts that a test runs. Both acts of a pair start at the same moment, on the same rows. No pair may
 * deadlock, and each successful act must take effect once. The embedded database runs one act after the other, so only
 * a run on PostgreSQL can find a deadlock.
 */
export const PAIRS = Number(process.env.PAIRS ?? 100);
export const timeout = 60_000 + PAIRS * 100;

export interface Act {
  /** Event that the act always records. Undefined if the act sometimes records no event. */
  event?: keyof DomainEvents;
  audited?: true;
  run: () => Promise<unknown>;
}

export function* pairsOf<Item>(items: Item[]): Generator<[Item, Item]> {
  for (let count = 0; ; ) {
    for (const [index, first] of items.entries()) {
      for (const second of items.slice(index)) {
        yield [first, second];
        if (++count === PAIRS) return;
      }
    }
  }
}

const rows = async (db: Database) => {
  const count = (table: 'event' | 'audit') =>
    db.kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
  const events = await db.kysely.selectFrom('event').select('name').execute();
  return { events: events.map(({ name }) => name), audits: Number((await count('audit')).count) };
};

export async function runPair(db: Database, pair: [Act, Act]): Promise<void> {
  await sql`delete from rate_limit`.execute(db.kysely);
  await db.kysely.deleteFrom('event').execute();
  const before = await rows(db);
  const results = await Promise.allSettled(pair.map(({ run }) => run()));
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Refusal);
  const done = pair.filter((_, index) => results[index]?.status === 'fulfilled');
  const after = await rows(db);
  for (const { event } of done) {
    if (event) {
      const expected = done.filter((it) => it.event === event).length;
      expect(after.events.filter((it) => it === event)).toHaveLength(expected);
    }
  }
  expect(after.audits - before.audits).toBeGreaterThanOrEqual(done.filter(({ audited }) => audited).length);
}

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import { createSearchIndexes } from '#db/search-indexes.server.ts';
import { thematics } from '#domain/campaigns/reference.ts';
import { readFilters } from '#domain/influencers/browse-filters.ts';
import { influencerIndexOf } from '#domain/influencers/index/index-registry.server.ts';
import type { InfluencerIndex } from '#domain/influencers/index/influencer-index.server.ts';
import { searchCriteriaOf } from '#domain/influencers/search-criteria-for-viewer.ts';
import { selectInfluencers } from '#domain/influencers/select-influencers.server.ts';
import { openInfluencerIndex } from '#server/influencer-index/influencer-index.ts';
import { anyInfluencer, anyPreferences, anyQuery } from './people.ts';

const CARDS_PER_PAGE = 24;
const QUERIES_BETWEEN_CHANGES = 10;

interface Extent {
  influencers: number;
  filters: number;
  seed?: number;
}

/**
 * Sends the same queries to the influencer index and to the database while influencers change. Every second query
 * runs without sequential scans, so that the database uses its search indexes. Throws if results differ. Returns the
 * number of queries.
 */
export async function compareWithSql(db: Database, { influencers, filters, seed }: Extent): Promise<number> {
  const world = await aWorld(db, influencers, seed ?? Date.now());
  await createSearchIndexes(db, (sentence, cause) => {
    throw new Error(sentence, { cause });
  });
  const opened = await openInfluencerIndex(db);
  try {
    const influencerIndex = await influencerIndexOf({ db: db.kysely });
    assert(influencerIndex);
    const queries = fc.tuple(
      anyQuery,
      fc.boolean(),
      fc.subarray([...thematics], { maxLength: 1 }),
      fc.nat(3),
    );
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(queries, async ([query, isVisitor, named, page]) => {
        const usesIndexes = compared % 2 === 0;
        if (compared++ % QUERIES_BETWEEN_CHANGES === 0) await world.change(influencerIndex);
        const criteria = searchCriteriaOf(isVisitor ? null : {}, readFilters(query), named);
        const found = influencerIndex.find(criteria, page + 1, CARDS_PER_PAGE);
        const selected = await db.kysely.transaction().execute(async (trx) => {
          if (usesIndexes) await sql`set local enable_seqscan = off`.execute(trx);
          return selectInfluencers({ db: trx }, criteria, page + 1, CARDS_PER_PAGE);
        });
        assert.deepEqual(found, selected);
      }),
      { numRuns: filters, endOnFailure: true, ...(seed !== undefined && { seed }) },
    );
    return compared;
  } finally {
    await opened.close();
  }
}

async function aWorld({ kysely }: Database, influencers: number, seed: number) {
  const random = { seed, numRuns: 1_000 };
  const people = fc.sample(anyInfluencer, random);
  const preferences = fc.sample(anyPreferences, random);
  let made = 0;
  let changes = 0;
  const nextOf = <T>(values: T[]): T => values[made++ % values.length] as T;
  const now = new Date();
  const ids: string[] = [];

  async function add(): Promise<void> {
    const id = `influencer-${made++}`;
    const user_id = made % 2 === 0 ? `user-${id}` : null;
    if (user_id) {
      const account = { id: user_id, name: '', email: `${id}@example.com`, email_verified: made % 4 === 0 };
      await kysely
        .insertInto('app_user')
        .values({ ...account, role: 'influencer', language: 'en' })
        .execute();
      await kysely
        .insertInto('preferences')
        .values({ user_id, ...nextOf(preferences), updated_at: now })
        .execute();
    }
    await kysely
      .insertInto('influencer')
      .values({ id, user_id, ...nextOf(people), created_at: now })
      .execute();
    ids.push(id);
  }

  const changesOfRows = [
    add,
    async () => {
      await kysely.updateTable('influencer').set(nextOf(people)).where('id', '=', nextOf(ids)).execute();
    },
    async () => {
      await kysely
        .updateTable('preferences')
        .set(nextOf(preferences))
        .where('user_id', '=', `user-${nextOf(ids)}`)
        .execute();
    },
    async () => {
      await kysely
        .updateTable('app_user')
        .set((eb) => ({ email_verified: eb.not('email_verified') }))
        .where('id', '=', `user-${nextOf(ids)}`)
        .execute();
    },
    async () => {
      const [id = ''] = ids.splice(made++ % ids.length, 1);
      await kysely.deleteFrom('influencer').where('id', '=', id).execute();
      await kysely.deleteFrom('app_user').where('id', '=', `user-${id}`).execute();
    },
  ];

  for (let count = 0; count < influencers; count++) await add();
  return {
    async change(influencerIndex: InfluencerIndex): Promise<void> {
      await nextOf(changesOfRows)();
      const handle = `marker${++changes}`;
      const columns = { user_id: null, handle, collection_until: now, created_at: now };
      const marker = { id: 'influencer-marker', ...nextOf(people), ...columns };
      await kysely
        .insertInto('influencer')
        .values(marker)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(marker))
        .execute();
      const criteria = searchCriteriaOf({}, readFilters(new URLSearchParams({ q: handle })), []);
      await until(() =>
        influencerIndex.find(criteria, 1, 1).cards.some(({ open }) => open.handle === handle),
      );
    },
  };
}

async function until<T>(poll: () => T | undefined | false): Promise<T> {
  for (;;) {
    const found = poll();
    if (found) return found;
    await sleep(1);
  }
}

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noFilters } from '#domain/influencers/browse-filters.ts';
import { searchCriteriaOf } from '#domain/influencers/search-criteria-for-viewer.ts';
import { selectInfluencers } from '#domain/influencers/select-influencers.server.ts';
import { ownDatabase } from '#tests/database.ts';
import { anInfluencer } from '#tests/people.ts';
import { createSearchIndexes } from './search-indexes.server.ts';

const db = await ownDatabase();
const { maintenance } = db;

const warnings: string[] = [];
const create = () => createSearchIndexes(db, (sentence) => warnings.push(sentence));

async function searchIndexes(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_index
    join pg_class on pg_class.oid = indexrelid
    where relname like 'influencer\\_search\\_%' and indisvalid order by relname collate "C"`.execute(
    db.kysely,
  );
  return rows.map(({ name }) => name.replace(/^influencer_search_(.+)_idx$/, '$1'));
}

beforeEach(() => void warnings.splice(0));
afterEach(async () => {
  for (const name of await searchIndexes())
    await sql`drop index ${sql.id(`influencer_search_${name}_idx`)}`.execute(db.kysely);
});

test.skipIf(maintenance)('the embedded database gets no search indexes', async () => {
  await create();
  expect(await searchIndexes()).toEqual([]);
  expect(warnings).toEqual([]);
});

test.runIf(maintenance)('searches use the search indexes', async () => {
  await sql`create index influencer_search_bio_idx on influencer (bio)`.execute(db.kysely);
  await sql`update pg_index set indisvalid = false
    where indexrelid = 'influencer_search_bio_idx'::regclass`.execute(db.kysely);
  await create();
  await create();
  expect(warnings).toEqual([]);
  expect(await searchIndexes()).toEqual([
    'bio',
    'engagement_rate',
    'followers',
    'full_name',
    'handle',
    'location',
    'posts',
    'thematics',
  ]);

  await anInfluencer(db, 'Léa Dubois');
  const used = await db.kysely.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const search = searchCriteriaOf({}, { ...noFilters, q: 'dubois' }, []);
    const scans = () =>
      sql<{
        scans: number;
      }>`select pg_stat_get_xact_numscans('influencer_search_full_name_idx'::regclass)::integer as scans`.execute(
        trx,
      );
    const { cards } = await selectInfluencers({ db: trx }, search, 1, 24);
    return { found: cards.length, scans: (await scans()).rows[0]?.scans };
  });
  expect(used).toEqual({ found: 1, scans: 1 });
});

test.runIf(maintenance)('a role without the rights gets warnings and no indexes', async () => {
  if (!maintenance) return;
  const role = `searcher_${process.pid}`;
  await sql`drop extension if exists pg_trgm cascade`.execute(maintenance);
  await sql`create role ${sql.id(role)}`.execute(maintenance);
  await sql`set role ${sql.id(role)}`.execute(maintenance);
  await create();
  await sql`reset role`.execute(maintenance);
  await sql`drop role ${sql.id(role)}`.execute(maintenance);
  expect(warnings).toHaveLength(5);
  expect(warnings[0]).toBe('the extension pg_trgm could not be created: searches for a text take longer');
  expect(warnings[1]).toBe(
    'the index influencer_search_followers_idx could not be created: searches take longer',
  );
  expect(await searchIndexes()).toEqual([]);
});

test.runIf(maintenance)('an index that waits for too long is given up', async () => {
  if (!maintenance) return;
  await sql`set lock_timeout = '20ms'`.execute(maintenance);
  await db.kysely.transaction().execute(async (trx) => {
    await sql`lock table influencer in row exclusive mode`.execute(trx);
    await create();
  });
  expect(await searchIndexes()).toEqual([]);
  expect(warnings.length).toBeGreaterThan(0);
  await sql`set lock_timeout = '60s'`.execute(maintenance);
  await create();
  expect(await searchIndexes()).toHaveLength(8);
});

import { sql } from 'kysely';
import type { Thematic } from '../../campaigns/reference.ts';
import type { Ctx } from '../../ctx.ts';
import type { PreferenceCity, PreferenceCollaboration } from '../../preferences/preferences.ts';
import { isInCollection } from '../collection.server.ts';
import { cardColumns } from '../influencer-cards.server.ts';
import type { IndexEntry } from './columns.server.ts';

type Database = Pick<Ctx, 'db'>;

export async function selectEntries(database: Database, ids: string[]): Promise<IndexEntry[]> {
  return (await selectEntryRows(database, ids).execute()).map(entryOf);
}

/** Selects the rows of the entries. Callers can select more columns. */
export function selectEntryRows({ db }: Database, ids: string[]) {
  return db
    .selectFrom('influencer')
    .leftJoin('preferences', 'preferences.user_id', 'influencer.user_id')
    .where(isInCollection())
    .where('influencer.id', '=', sql<string>`any(${ids})`)
    .select(cardColumns)
    .select(['bio', 'accept_gifts', 'accept_paid_collabs', 'min_post_price_cents', 'min_story_price_cents'])
    .select(['collaboration_types', 'preferred_cities'])
    .$narrowType<{ thematics: Thematic[] }>();
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntryRows>['execute']>>[number];

export function entryOf(row: EntryRow): IndexEntry {
  return {
    ...row,
    isVerified: row.verified_at !== null,
    isFeatured: row.featured_at !== null,
    acceptsGifts: row.accept_gifts ?? false,
    acceptsPayment: row.accept_paid_collabs ?? false,
    minPostPriceCents: row.min_post_price_cents ?? 0,
    minStoryPriceCents: row.min_story_price_cents ?? 0,
    kinds: (row.collaboration_types ?? []) as PreferenceCollaboration[],
    cities: (row.preferred_cities ?? []) as PreferenceCity[],
  };
}

/**
 * Returns ids that follow `after` in the database's collation. Includes influencers outside the collection, because a
 * query for the collection alone would scan the whole table for each page.
 */
export async function selectIdsAfter({ db }: Database, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('influencer')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countEntries({ db }: Database): Promise<number> {
  const { count } = await db
    .selectFrom('influencer')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

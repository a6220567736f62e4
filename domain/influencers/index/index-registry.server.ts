import type { Ctx } from '../../ctx.ts';
import type { InfluencerIndex } from './influencer-index.server.ts';

type Database = Pick<Ctx, 'db'>;

/**
 * The key is the database handle (`ctx.db`). A transaction has its own handle, so its queries use the database and
 * not the index.
 */
const indexes = new WeakMap<Ctx['db'], InfluencerIndex>();
const readings = new WeakMap<Ctx['db'], Promise<unknown>>();

/**
 * Returns the index once it is complete, otherwise undefined. While all influencers are read for the first time, waits
 * up to 10 seconds for the index, because searches in the database would slow this reading down.
 */
export async function influencerIndexOf({ db }: Database): Promise<InfluencerIndex | undefined> {
  if (!indexes.has(db)) await readings.get(db);
  return indexes.get(db);
}

export function awaitReading({ db }: Database, reading: Promise<unknown>): void {
  readings.set(db, reading);
}

export function setInfluencerIndex({ db }: Database, influencerIndex: InfluencerIndex | null): void {
  if (influencerIndex) indexes.set(db, influencerIndex);
  else indexes.delete(db);
}

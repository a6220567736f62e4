import type { Ctx } from '../../ctx.ts';
import type { InfluencerIndex } from './influencer-index.server.ts';

/**
 * Influencer indexes by database handle (`ctx.db`). A transaction has its own handle, so queries inside a transaction use
 * the database and not the index.
 */
const indexes = new WeakMap<Ctx['db'], InfluencerIndex>();

/** The complete influencer index of this database. Undefined until every influencer is loaded. */
export function influencerIndexOf({ db }: Pick<Ctx, 'db'>): InfluencerIndex | undefined {
  return indexes.get(db);
}

/** Sets the influencer index of this database. Null removes the index. */
export function setInfluencerIndex({ db }: Pick<Ctx, 'db'>, influencerIndex: InfluencerIndex | null): void {
  if (influencerIndex) indexes.set(db, influencerIndex);
  else indexes.delete(db);
}

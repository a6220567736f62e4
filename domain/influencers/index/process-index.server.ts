import type { Ctx } from '../../ctx.ts';
import type { InfluencerIndex } from './catalogue.server.ts';

/** By the database they are of. A transaction is another one, so inside an act the database itself answers. */
const standing = new WeakMap<Ctx['db'], InfluencerIndex>();

/** The catalogue that answers for this database, once it knows everybody. */
export function influencerIndexOf({ db }: Pick<Ctx, 'db'>): InfluencerIndex | undefined {
  return standing.get(db);
}

/** From now on the catalogue answers for its database, or no longer. */
export function setInfluencerIndex({ db }: Pick<Ctx, 'db'>, influencerIndex: InfluencerIndex | null): void {
  if (influencerIndex) standing.set(db, influencerIndex);
  else standing.delete(db);
}

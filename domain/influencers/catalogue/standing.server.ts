import type { Ctx } from '../../ctx.ts';
import type { Catalogue } from './catalogue.ts';

/** By the database they are of. A transaction is another one, so inside an act the database itself answers. */
const standing = new WeakMap<Ctx['db'], Catalogue>();

/** The catalogue that answers for this database, once it knows everybody. */
export function catalogueOf({ db }: Pick<Ctx, 'db'>): Catalogue | undefined {
  return standing.get(db);
}

/** From now on the catalogue answers for its database, or no longer. */
export function setCatalogue({ db }: Pick<Ctx, 'db'>, catalogue: Catalogue | null): void {
  if (catalogue) standing.set(db, catalogue);
  else standing.delete(db);
}

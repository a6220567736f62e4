import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { eraseAccount } from '#domain/erasures/erase-account.server.ts';
import { findNotErased } from '#domain/erasures/find-erasure.server.ts';
import type { Files } from '#services/files/files.ts';
import { log } from '#services/log.ts';
import { erasedListIn, readErasedLists } from './erased-list.ts';

/**
 * A restored backup can contain accounts that were erased after the backup was made. Erases these accounts again,
 * with their stored files. Returns a sentence about the result.
 */
export async function eraseAgain(
  db: Kysely<Tables>,
  store: Files,
  ids: ReadonlySet<string>,
): Promise<string> {
  const erased = await eraseAccounts(db, ids);
  const jobs = await db
    .selectFrom('job')
    .select(['id', 'payload'])
    .where('name', '=', 'erasure.files')
    .execute();
  for (const { id, payload } of jobs) {
    for (const key of payload.keys as string[]) await store.remove(key);
    await db.deleteFrom('job').where('id', '=', id).execute();
  }
  return ids.size === 0
    ? 'No list of erased accounts was found (name it with --erased), so none was erased again.'
    : `${erased} of ${ids.size} listed accounts were erased again.`;
}

/**
 * Erases the accounts that `DATA_DIR/erased-accounts` lists and the database has. Each start does this before it
 * serves requests, because a restore can be killed before `eraseAgain`, and tools of PostgreSQL restore without it.
 * Jobs remove the stored files afterwards.
 */
export async function eraseListedAccounts(db: Kysely<Tables>, dataDir: string): Promise<void> {
  const ids = await readErasedLists({ required: undefined, others: [erasedListIn(dataDir)] });
  const erased = await eraseAccounts(db, ids);
  if (erased > 0)
    log.warn('accounts were erased again: the database was older than their erasure', { erased });
}

async function eraseAccounts(db: Kysely<Tables>, ids: ReadonlySet<string>): Promise<number> {
  let erased = 0;
  for (const id of await findNotErased({ db }, [...ids]))
    if (await eraseAccount({ db, now: new Date() }, id, { evenIfNotDue: true })) erased += 1;
  return erased;
}

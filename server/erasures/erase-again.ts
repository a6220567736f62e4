import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { eraseAccount } from '#domain/erasures/erase-account.server.ts';
import type { Files } from '#services/files/files.ts';

/**
 * A restored backup can contain accounts that were erased after the backup was made. Erases these accounts again,
 * with their stored files. Returns a sentence about the result.
 */
export async function eraseAgain(
  db: Kysely<Tables>,
  store: Files,
  ids: ReadonlySet<string>,
): Promise<string> {
  let erased = 0;
  for (const id of ids)
    if (await eraseAccount({ db, now: new Date() }, id, { evenIfNotDue: true })) erased += 1;
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

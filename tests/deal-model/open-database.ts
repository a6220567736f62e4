import { readFile } from 'node:fs/promises';
import { migrate } from '#db/migrate.server.ts';
import { type Database, openInMemory, openPostgres } from '#db/open.server.ts';
import { newDatabase } from '#tests/global-setup.ts';

/**
 * Opens a new, migrated database on the PostgreSQL server, or in memory without `server`. `image` is a file with the
 * content of a migrated in-memory database, which saves the time of the migrations. `image` is ignored if `server` is
 * given.
 */
export async function openNewDatabase({
  server,
  image,
}: {
  server?: string | undefined;
  image?: string | undefined;
}): Promise<Database & { remove: () => Promise<void> }> {
  if (!server && image) {
    const db = await openInMemory(new Uint8Array(await readFile(image)));
    return { ...db, remove: () => db.close() };
  }
  const made = server ? await newDatabase(server) : null;
  const db = made ? await openPostgres(made.url) : await openInMemory();
  await migrate(db);
  const remove = async () => {
    await db.close();
    await made?.drop();
  };
  return { ...db, remove };
}

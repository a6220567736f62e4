import { cpSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openOnDisk } from '#db/open-pglite.server.ts';

const folder = path.join(import.meta.dirname, '0.1.0');

interface Links {
  secret: string;
  password: string;
  /**
   * `cookie` belongs to a session of release 0.1.0. `notice`, `unsubscribe` and `reset` are links in emails that release 0.1.0 sent.
   */
  brand: { email: string; cookie: string; notice: string; unsubscribe: string; reset: string };
  influencer: { email: string; notice: string; unsubscribe: string; confirmation: string };
  staff: { email: string; totp: string };
  campaign: string;
  conversation: string;
  video: { id: string; bytes: number };
}

export const links = JSON.parse(readFileSync(path.join(folder, 'links.json'), 'utf8')) as Links;

/** The files of the video in the file store of release 0.1.0. */
export const parts = globSync(`files/public/${links.video.id}/*`, { cwd: folder }).map((part) => ({
  name: path.basename(part),
  content: readFileSync(path.join(folder, part)),
}));

/**
 * Loads the database and the file store of release 0.1.0 and then runs the SQL in `rows`. Without `databaseUrl`, creates an
 * embedded database in `dataDir`.
 */
export async function loadRecordedRelease(dataDir: string, databaseUrl: string, rows: string): Promise<void> {
  const sql = `${readFileSync(path.join(folder, 'database.sql'), 'utf8')}\n${rows}`;
  if (databaseUrl) {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(sql);
    await client.end();
  } else {
    mkdirSync(path.join(dataDir, 'database'), { recursive: true });
    const pglite = await openOnDisk(path.join(dataDir, 'database', 'pglite'));
    await pglite.exec(sql);
    await pglite.close();
  }
  cpSync(path.join(folder, 'files'), path.join(dataDir, 'files'), { recursive: true });
}

import { cpSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openOnDisk } from '#db/open-pglite.server.ts';

export type Recording = `schema-${string}`;

const folderOf = (recording: Recording) => path.join(import.meta.dirname, recording);

export function readLinks<Links>(recording: Recording): Links {
  return JSON.parse(readFileSync(path.join(folderOf(recording), 'links.json'), 'utf8')) as Links;
}

export function readParts(recording: Recording, id: string): { name: string; content: Buffer }[] {
  const folder = folderOf(recording);
  return globSync(`files/public/${id}/*`, { cwd: folder }).map((part) => ({
    name: path.basename(part),
    content: readFileSync(path.join(folder, part)),
  }));
}

/**
 * Loads the recorded database and file store and runs the SQL in `rows`. Without `databaseUrl`, creates an embedded
 * database in `dataDir`.
 */
export async function loadRecording(
  recording: Recording,
  { dataDir, databaseUrl, rows = '' }: { dataDir: string; databaseUrl: string; rows?: string },
): Promise<void> {
  const folder = folderOf(recording);
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openPostgres } from '#db/open.server.ts';
import { newDatabase } from '#tests/global-setup.ts';
import { type RunningServer, startServer } from '#tests/server.ts';
import { seedInfluencers } from '../browse/seed.ts';
import { SECRET } from '../live/people.ts';
import { seedCampaigns } from './seed.ts';

const INFLUENCERS = 20_000;

export interface Site {
  server: RunningServer;
  db: Database;
  databaseUrl: string;
  remove(): Promise<void>;
}

/** Starts the working copy, or the built program in `folder`, with 20,000 influencers and 2,000 campaigns. */
export async function openSite(postgres: string, folder?: string): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'accolade-signed-in-'));
  const database = await newDatabase(postgres);
  const server = await startServer({
    databaseUrl: database.url,
    dataDir,
    env: { SECRET },
    ...(folder && { folder }),
  });
  const db = await openPostgres(database.url);
  await seedInfluencers(db, INFLUENCERS);
  await seedCampaigns(db);
  await server.restart(); // After a restart, the influencer index reads all influencers in one pass.
  return {
    server,
    db,
    databaseUrl: database.url,
    async remove() {
      await server.stop();
      await db.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

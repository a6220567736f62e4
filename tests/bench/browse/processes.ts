import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/open.server.ts';
import { freePort } from '#tests/free-port.ts';
import { type Home, makeHome } from '#tests/live/fleet.ts';
import { trustingProxies } from '#tests/networks.ts';
import { type RunningServer, startServer } from '#tests/server.ts';
import { collectOptions } from '../memory.ts';
import { startScript } from '../start-script.ts';
import { seedInfluencers } from './seed.ts';

export type Kind = Database['kind'];

export interface InfluencersHome extends Home {
  kind: Kind;
  rows: number;
}

export async function makeInfluencersHome(
  kind: Kind,
  rows: number,
  postgres: string,
): Promise<InfluencersHome> {
  const home = await makeHome(kind === 'postgres' ? postgres : undefined);
  const db = await home.open();
  await seedInfluencers(db, rows);
  await db.close();
  return { ...home, kind, rows };
}

export async function startSite(
  home: Home,
  env: Record<string, string> = {},
  nodeOptions = collectOptions,
): Promise<RunningServer> {
  const server = await startServer({
    ...siteOptions(home, nodeOptions),
    env: { ...trustingProxies, ...env },
  });
  while (!server.output().includes('influencers are in memory')) await sleep(50);
  return server;
}

export const siteOptions = ({ databaseUrl, dataDir }: Home, nodeOptions: string[] = []) => ({
  databaseUrl,
  dataDir,
  env: trustingProxies,
  nodeOptions,
});

export async function startBaselines(databaseUrl: string) {
  const [port, pgPort] = [await freePort(), await freePort()];
  const options = [databaseUrl, String(port), String(pgPort)];
  const { pid, stop } = await startScript('tests/bench/browse/baselines.ts', options);
  return { pid, port, pgPort, stop };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '#db/migrate.server.ts';
import { type Database, openEmbedded, openPostgres } from '#db/open.server.ts';
import { freePort } from '#tests/free-port.ts';
import { onServer, urlOf } from '#tests/global-setup.ts';
import { trustingProxies } from '#tests/networks.ts';
import { type RunningServer, startServer } from '#tests/server.ts';
import { collectOptions } from '../memory.ts';
import type { Load, Loaded } from './load.ts';
import { seedInfluencers } from './seed.ts';

export type Kind = Database['kind'];

/** A database with `rows` influencers. Call `remove` when it is no longer needed. */
export interface Home {
  kind: Kind;
  rows: number;
  dataDir: string;
  databaseUrl: string;
  remove: () => Promise<void>;
}

export async function makeHome(kind: Kind, rows: number, postgres: string): Promise<Home> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'accolade-browse-'));
  const name = `accolade_browse_${rows}`;
  if (kind === 'postgres') {
    await onServer(postgres, `drop database if exists ${name}`);
    await onServer(postgres, `create database ${name}`);
  }
  const databaseUrl = kind === 'postgres' ? urlOf(postgres, name) : '';
  const db = await (databaseUrl ? openPostgres(databaseUrl) : openEmbedded(`${dataDir}/database`));
  await migrate(db);
  await seedInfluencers(db, rows);
  await db.close();
  return {
    kind,
    rows,
    dataDir,
    databaseUrl,
    remove: async () => {
      rmSync(dataDir, { recursive: true });
      if (databaseUrl) await onServer(postgres, `drop database ${name} with (force)`);
    },
  };
}

/** Starts the site on that database and waits until its influencer index is loaded. */
export async function startSite({ databaseUrl, dataDir }: Home): Promise<RunningServer> {
  const server = await startServer({
    databaseUrl,
    dataDir,
    env: trustingProxies,
    nodeOptions: collectOptions,
  });
  while (!server.output().includes('influencers are in memory')) await sleep(50);
  return server;
}

export interface Baselines {
  /** `port` serves hello, scan and cards; `pgPort` serves Hono and pg. */
  port: number;
  pgPort: number;
  stop: () => void;
}

export async function startBaselines(databaseUrl: string): Promise<Baselines> {
  const port = await freePort();
  const child = spawn(process.execPath, ['tests/bench/browse/baselines.ts', databaseUrl, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { port, pgPort: port + 1, stop: () => void child.kill() };
}

export async function load(parameters: Load): Promise<Loaded> {
  const child: ChildProcess = spawn(process.execPath, ['tests/bench/browse/load.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin?.end(JSON.stringify(parameters));
  return JSON.parse(child.stdout ? await text(child.stdout) : '') as Loaded;
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '#db/open.server.ts';
import { demoAccounts } from '#demo/accounts.ts';
import { freePort } from '#tests/free-port.ts';
import { putMigratedDatabase } from '#tests/migrated-database.ts';
import { runToEnd, startServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';

const isLinux = process.platform === 'linux';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'accolade-start-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let made = 0;
const newFolder = () => path.join(scratch, `data-${++made}`);

const notOnPostgres = describe.skipIf(process.env.TEST_DATABASE_URL);

notOnPostgres('the first start on the embedded database', () => {
  const embedded = (env: Record<string, string> = {}, fromNothing = false) =>
    startServer({ dataDir: newFolder(), databaseUrl: '', env, fromNothing });

  it('loads the demo world once, and prints the address and the demo accounts', async () => {
    const server = await embedded({}, true);
    const { client, influencer } = demoAccounts;
    const output = server.output();
    for (const part of [server.url, client.email, client.password, influencer.email, influencer.password]) {
      expect(output).toContain(part);
    }
    const first = await signIn(server.url, client);
    await server.restart();
    const again = await signIn(server.url, client);
    await server.stop();
    expect(first.status).toBe(302);
    expect(again.headers.get('location')).toBe('/client/dashboard');
  });

  it.runIf(isLinux)('answers this machine only while demo accounts exist and HOST is not set', async () => {
    const server = await embedded({ HOST: '' });
    const elsewhere = server.url.replace('127.0.0.1', '127.0.0.2');
    await expect(fetch(elsewhere)).rejects.toThrow();
    expect(server.output()).toContain('only this machine is answered');
    await server.stop();

    const open = await embedded({ HOST: '0.0.0.0' });
    expect((await fetch(open.url.replace('127.0.0.1', '127.0.0.2'))).status).toBe(200);
    await open.stop();
  });

  it('leaves a complete demo world after it was killed while loading', async () => {
    const folder = newFolder();
    for (const wait of [0, 150, 300]) {
      await killed({ DATA_DIR: folder }, path.join(folder, 'database', 'pglite'), wait);
    }
    const server = await startServer({ dataDir: folder, databaseUrl: '' });
    await server.stop();
    const db = await openEmbedded(path.join(folder, 'database'));
    const count = async (table: 'campaign' | 'application' | 'influencer' | 'app_user') =>
      (await db.kysely.selectFrom(table).select('id').execute()).length;
    const tables = ['campaign', 'application', 'influencer', 'app_user'] as const;
    expect(await Promise.all(tables.map(count))).toEqual([20, 13, 8, 2]);
    await db.close();
  });
});

notOnPostgres('npm run seed', () => {
  const seed = (env: Record<string, string>, ...args: string[]) =>
    runToEnd('server/commands/seed.ts', env, { args });

  it.runIf(isLinux)('loads and removes the demo world, and needs --anyway beside real accounts', async () => {
    const folder = newFolder();
    await putMigratedDatabase(folder);
    const env = { DATA_DIR: folder };
    expect((await seed(env)).stdout).toMatch(/^The demo world is loaded\./);
    expect((await seed(env)).stdout).toMatch(/^The demo world was there already\./);
    expect((await seed(env, '--remove')).stdout).toBe('The demo world is gone.\n');
    expect((await seed(env, '--remove')).stdout).toBe('There was no demo world.\n');

    const server = await startServer({ dataDir: folder, databaseUrl: '', env: { HOST: '' } });
    expect(server.output()).not.toContain('Demo people');
    const everywhere = await fetch(server.url.replace('127.0.0.1', '127.0.0.2'));
    expect(everywhere.status).toBe(200);
    await signUpAt(server.url);
    await server.stop();

    const refused = await seed(env);
    expect(refused.stderr).toContain('has one account of a real person');
    expect(refused.code).toBe(1);
    expect((await seed(env, '--anyway')).stdout).toMatch(/^The demo world is loaded\./);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  it('loads no demo world', async () => {
    const server = await startServer();
    const answer = await signIn(server.url, demoAccounts.client);
    await server.stop();
    expect(server.output()).not.toContain('Demo people');
    expect(answer.status).toBe(401);
  });
});

function signIn(url: string, { email, password }: { email: string; password: string }): Promise<Response> {
  const body = new URLSearchParams({ email, password });
  return fetch(`${url}/login`, { method: 'POST', body, redirect: 'manual' });
}

async function killed(env: Record<string, string>, file: string, wait: number): Promise<void> {
  const killer = path.join(scratch, 'killer.cjs');
  writeFileSync(
    killer,
    `const { existsSync } = require('node:fs');
    const look = setInterval(() => {
      if (!existsSync(process.env.KILL_AFTER)) return;
      clearInterval(look);
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(process.env.KILL_WAIT));
    }, 5);`,
  );
  const ended = await runToEnd(
    'server/start.js',
    { PORT: String(await freePort()), ...env, KILL_AFTER: file, KILL_WAIT: String(wait) },
    { nodeOptions: ['-r', killer] },
  );
  expect(ended.code).toBeNull();
  await sleep(0);
}

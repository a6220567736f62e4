import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '#db/open.server.ts';
import { demoAccounts } from '#demo/accounts.ts';
import { freePort } from '#tests/free-port.ts';
import { putMigratedDatabase } from '#tests/migrated-database.ts';
import { runToEnd, startServer } from '#tests/server.ts';

const isLinux = process.platform === 'linux';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'accolade-start-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let made = 0;
const newFolder = () => path.join(scratch, `data-${++made}`);

const start = async (env: Record<string, string>, nodeOptions?: string[]) =>
  runToEnd(
    'server/start.ts',
    { PORT: String(await freePort()), DATA_DIR: newFolder(), ...env },
    nodeOptions ? { nodeOptions } : {},
  );

/** It ended with code 1 and said one thing: a sentence, no stack. */
async function sentenceOf(env: Record<string, string>): Promise<string> {
  const { code, stderr } = await start(env);
  expect(stderr.trim().split('\n'), stderr).toHaveLength(1);
  expect(stderr).not.toMatch(/\bat .+:\d+:\d+|Error:/);
  expect(code).toBe(1);
  return stderr.trim();
}

/** They open the embedded database, or none, wherever the tests run. */
const notOnPostgres = describe.skipIf(process.env.TEST_DATABASE_URL);

notOnPostgres('a start that cannot go on says in one sentence what to do', () => {
  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: 'abc' }, /^PORT must be a number/],
    [{ PORT: '70000' }, /^PORT must be 65535 or less/],
    [{ PUBLIC_URL: 'example.com' }, /^PUBLIC_URL must be a full address/],
    [{ DATABASE_URL: 'mysql://localhost/a' }, /^DATABASE_URL must begin with postgres/],
    [{ DATABASE_URL: 'postgres://localhost/a', SECRET: '' }, /SECRET must be set too/],
    [{ SECRET: 'short' }, /^SECRET must have at least 32/],
    [{ HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 is no address of this machine/],
    [
      { DATABASE_URL: 'postgres://me:hush@nowhere.invalid/a' },
      /nowhere\.invalid is not known|cannot be used/,
    ],
  ])('bad settings: %j', async (env, expected) => {
    expect(await sentenceOf(env)).toMatch(expected);
  });

  it('a busy port, before anything is made', async () => {
    const port = await freePort();
    const other = net.createServer().listen(port, '127.0.0.1');
    const folder = newFolder();
    const said = await sentenceOf({ PORT: String(port), HOST: '', DATA_DIR: folder });
    other.close();
    expect(said).toBe(`Port ${port} is busy: stop what listens there, or set PORT to another one.`);
    expect(existsSync(folder)).toBe(false);
  });

  it('a database that does not answer', async () => {
    const url = `postgres://me:hush@127.0.0.1:${await freePort()}/a`;
    const said = await sentenceOf({ DATABASE_URL: url });
    expect(said).toMatch(/^No PostgreSQL at 127\.0\.0\.1:\d+ answers: start it/);
    expect(said).not.toContain('hush');
  });

  it('a data folder that is a file, and one that cannot be written', async () => {
    const file = path.join(scratch, 'a-file');
    writeFileSync(file, '');
    expect(await sentenceOf({ DATA_DIR: file })).toMatch(/cannot be written .+ set DATA_DIR/);
    const nobodys = isLinux ? '/sys/accolade' : '/System/accolade';
    expect(await sentenceOf({ DATA_DIR: nobodys })).toMatch(/cannot be written .+ set DATA_DIR/);
  });

  it('a data folder in use', async () => {
    const folder = newFolder();
    const server = await startServer({ dataDir: folder, databaseUrl: '' });
    const said = await sentenceOf({ DATA_DIR: folder });
    await server.stop();
    expect(said).toMatch(/is in use by process \d+\. Stop it first/);
  });

  it('another Node', async () => {
    const disguise = path.join(scratch, 'old-node.cjs');
    writeFileSync(disguise, "Object.defineProperty(process.versions, 'node', { value: '20.1.0' });");
    const { code, stderr } = await start({}, ['-r', disguise, '-r', './server/node-version.cjs']);
    expect(stderr).toMatch(/^This runs on Node \d+, not 20\.1\.0: .+\n$/);
    expect(code).toBe(1);
  });
});

notOnPostgres('the first start on the embedded database', () => {
  const embedded = (env: Record<string, string> = {}, fromNothing = false) =>
    startServer({ dataDir: newFolder(), databaseUrl: '', env, fromNothing });

  it('loads the demo world once, and prints the address and the demo accounts', async () => {
    const server = await embedded({}, true);
    const { client, influencer } = demoAccounts;
    const said = server.output();
    for (const words of [server.url, client.email, client.password, influencer.email, influencer.password]) {
      expect(said).toContain(words);
    }
    const first = await signIn(server.url, client);
    await server.restart();
    const again = await signIn(server.url, client);
    await server.stop();
    expect(first.status).toBe(302);
    expect(again.headers.get('location')).toBe('/client/dashboard');
  });

  it.runIf(isLinux)('answers this machine only, until HOST says otherwise or they are gone', async () => {
    const server = await embedded({ HOST: '' });
    const elsewhere = server.url.replace('127.0.0.1', '127.0.0.2');
    await expect(fetch(elsewhere)).rejects.toThrow();
    expect(server.output()).toContain('only this machine is answered');
    await server.stop();

    const open = await embedded({ HOST: '0.0.0.0' });
    expect((await fetch(open.url.replace('127.0.0.1', '127.0.0.2'))).status).toBe(200);
    await open.stop();
  });

  it('stays whole when it is killed in the middle of loading', async () => {
    const folder = newFolder();
    for (const wait of [0, 150, 300]) {
      await killed({ DATA_DIR: folder }, path.join(folder, 'database', 'pglite'), wait);
    }
    const server = await startServer({ dataDir: folder, databaseUrl: '' });
    await server.stop();
    const db = await openEmbedded(path.join(folder, 'database'));
    const count = async (table: 'campaign' | 'application' | 'influencer' | 'app_user') =>
      (await db.kysely.selectFrom(table).select('id').execute()).length;
    const counts = [await count('campaign'), await count('application'), await count('influencer')];
    expect([...counts, await count('app_user')]).toEqual([20, 13, 8, 2]);
    await db.close();
  });
});

notOnPostgres('npm run seed', () => {
  const seed = (env: Record<string, string>, ...args: string[]) =>
    runToEnd('server/commands/seed.ts', env, { args });

  it.runIf(isLinux)('loads, takes away, and leaves real people alone', async () => {
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
    const signedUp = await fetch(`${server.url}/api/brand-signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'me@real.fr', password: 'un mot de passe', companyName: 'Real' }),
    });
    expect(signedUp.status).toBe(201);
    await server.stop();

    const refused = await seed(env);
    expect(refused.stderr).toContain('has one account of a real person');
    expect(refused.code).toBe(1);
    expect((await seed(env, '--anyway')).stdout).toMatch(/^The demo world is loaded\./);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  it('loads nothing by itself', async () => {
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

/** Starts a server and kills it as a power cut would, so long after that file came to be. */
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
  const ended = await start({ ...env, KILL_AFTER: file, KILL_WAIT: String(wait) }, ['-r', killer]);
  expect(ended.code).toBeNull();
  await sleep(0);
}

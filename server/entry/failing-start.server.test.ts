import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { requireWholeSite } from '#server/data-folder.ts';
import { freePort } from '#tests/free-port.ts';
import { newDatabase, onServer, urlOf } from '#tests/global-setup.ts';
import { putMigratedDatabase } from '#tests/migrated-database.ts';
import { runToEnd, startServer } from '#tests/server.ts';

const postgres = process.env.TEST_DATABASE_URL ?? '';
const isLinux = process.platform === 'linux';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'accolade-failing-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let made = 0;
const newFolder = () => path.join(scratch, `data-${++made}`);

const start = async (env: Record<string, string>, nodeOptions?: string[]) =>
  runToEnd(
    'server/start.js',
    { PORT: String(await freePort()), DATA_DIR: newFolder(), ...env },
    nodeOptions ? { nodeOptions } : {},
  );

async function startError(env: Record<string, string>): Promise<string> {
  const { code, stderr } = await start(env);
  expect(stderr.trim().split('\n'), stderr).toHaveLength(1);
  expect(stderr).not.toMatch(/\bat .+:\d+:\d+|Error:/);
  expect(code).toBe(1);
  return stderr.trim();
}

describe.skipIf(postgres)('a start that fails prints one sentence', () => {
  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: 'abc' }, /^PORT must be a number/],
    [{ HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 is no address of this machine/],
  ])('for bad settings: %j', async (env, expected) => {
    expect(await startError(env)).toMatch(expected);
  });

  it('for a busy port, before it creates anything', async () => {
    const port = await freePort();
    const other = net.createServer().listen(port, '127.0.0.1');
    const folder = newFolder();
    const message = await startError({ PORT: String(port), HOST: '', DATA_DIR: folder });
    other.close();
    expect(message).toBe(`Port ${port} is busy: stop what listens there, or set PORT to another one.`);
    expect(existsSync(folder)).toBe(false);
  });

  it('for a data folder that is a file or cannot be written', async () => {
    const file = path.join(scratch, 'a-file');
    writeFileSync(file, '');
    // Node's recursive mkdir never returns in /proc, so this list has a path in /proc.
    for (const unwritable of [
      file,
      ...(isLinux ? ['/sys/accolade', '/proc/accolade'] : ['/System/accolade']),
    ])
      expect(await startError({ DATA_DIR: unwritable })).toMatch(/cannot be written .+ set DATA_DIR/);
  });

  it('for the files or the secret of a site without its database', async () => {
    const folder = newFolder();
    mkdirSync(path.join(folder, 'files'), { recursive: true });
    expect(await startError({ DATA_DIR: folder })).toMatch(
      /belongs to a site, but .+ has no database: mount/,
    );
    expect(readdirSync(folder)).toEqual(['files']);
    renameSync(path.join(folder, 'files'), path.join(folder, 'secret'));
    expect(() => requireWholeSite(folder)).toThrow('secret belongs to a site');
  });

  it('for a damaged database', async () => {
    const folder = newFolder();
    await putMigratedDatabase(folder);
    const database = path.join(folder, 'database');
    writeFileSync(path.join(database, 'lock.sqlite'), 'no database'.repeat(100));
    expect(await startError({ DATA_DIR: folder })).toMatch(/lock\.sqlite is damaged: .+ remove the file/);
    rmSync(path.join(database, 'lock.sqlite'));
    rmSync(path.join(database, 'pglite', 'global', 'pg_control'));
    expect(await startError({ DATA_DIR: folder })).toMatch(/cannot be opened: .+ restore .+ from a backup/);
  });

  it('after a warning of a misspelt setting', async () => {
    const { stderr } = await start({ DATABSE_URL: 'postgres://localhost/accolade', PORT: '1e3' });
    const [warning = '', error] = stderr.split('\n');
    expect(JSON.parse(warning)).toMatchObject({ level: 'warning', meant: 'DATABASE_URL' });
    expect(error).toMatch(/^PORT must be/);
  });

  it('for an unsupported Node version', async () => {
    const fakeVersion = path.join(scratch, 'old-node.cjs');
    writeFileSync(fakeVersion, "Object.defineProperty(process.versions, 'node', { value: '20.1.0' });");
    const { code, stderr } = await start({}, ['-r', fakeVersion, '-r', './server/node-version.cjs']);
    expect(stderr).toMatch(/^This runs on Node \d+, not 20\.1\.0: .+\n$/);
    expect(code).toBe(1);
  });
});

describe.skipIf(postgres)('a start without the mail server, the store or the scanner', () => {
  it('goes on, and names them in the log', async () => {
    const server = await startServer({
      env: {
        EMAIL: '',
        MAIL: '',
        SMTP_URL: 'smtp://127.0.0.1:1',
        CLAMAV_URL: 'tcp://127.0.0.1:1',
        S3_BUCKET: 'accolade',
        S3_ENDPOINT: 'http://127.0.0.1:1',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
    });
    for (const part of ['store', 'mail', 'scanner'])
      await expect.poll(() => server.output()).toContain(`"a health check failed","part":"${part}"`);
    await server.stop();
  });
});

describe.runIf(postgres)('a start on PostgreSQL that fails prints one sentence', () => {
  const errorOn = (url: string) => startError({ DATABASE_URL: url });

  it('for a user without the right to create tables', async () => {
    const database = await newDatabase(postgres);
    const user = `start_${process.pid}`;
    await onServer(postgres, `create role ${user} login password 'start'`);
    const url = Object.assign(new URL(database.url), { username: user, password: 'start' });
    expect(await errorOn(url.href)).toMatch(/may not create or change tables .+ make it the owner/);
    await onServer(postgres, `drop role ${user}`);
    await database.drop();
  });

  it('for a database that can only be read', async () => {
    const database = await newDatabase(postgres);
    const url = `${database.url}?options=-c%20default_transaction_read_only%3Don`;
    expect(await errorOn(url)).toMatch(/can only be read .+ primary server/);
    await database.drop();
  });

  it.each(['LATIN1', 'SQL_ASCII'])('for a database with the encoding %s', async (encoding) => {
    const name = `start_${process.pid}_${encoding.toLowerCase()}`;
    const locale = `lc_collate 'C' lc_ctype 'C'`;
    await onServer(postgres, `create database ${name} encoding '${encoding}' ${locale} template template0`);
    expect(await errorOn(urlOf(postgres, name))).toContain(`has the encoding ${encoding}: create one`);
    await onServer(postgres, `drop database ${name}`);
  });

  it('for a server without TLS, with nothing from the library', async () => {
    expect(await errorOn(`${urlOf(postgres, 'postgres')}?sslmode=require`)).toMatch(/SSL|certificate/);
  });
});

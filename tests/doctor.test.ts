import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '#db/open.server.ts';
import { freePort } from '#tests/free-port.ts';
import { closeServer, listen } from '#tests/listening.ts';
import { putMigratedDatabase } from '#tests/migrated-database.ts';
import { type RunningServer, runToEnd, startServer } from '#tests/server.ts';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'accolade-doctor-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function doctor(env: Record<string, string>, ...args: string[]) {
  const { code, stdout, stderr } = await runToEnd('server/commands/doctor.ts', env, { args });
  expect(stderr).toBe('');
  return { code, stdout };
}

function contentsOf(folder: string): [string, string][] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((it) => it.isFile())
    .map((it) => path.join(it.parentPath, it.name))
    .sort()
    .map((file) => [file, readFileSync(file).toString('base64')]);
}

describe('npm run doctor on a closed embedded site', () => {
  const dataDir = path.join(scratch, 'closed');
  beforeAll(async () => {
    await putMigratedDatabase(dataDir);
    await doctor({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  }, 400_000);

  it('opens a copy and changes nothing', async () => {
    mkdirSync(path.join(dataDir, 'files'));
    const before = contentsOf(dataDir);
    const { code, stdout } = await doctor({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect(stdout).toMatch(/✓ database: .+ can be opened\.\n✓ database: All \d+ migrations are applied/);
    expect(stdout).toMatch(/! process: No process .+\n/);
    expect(stdout).toContain('✓ files: ');
    expect(stdout).toContain('Nothing keeps the site from working.');
    expect(code).toBe(0);
    expect(contentsOf(dataDir)).toEqual(before);
  });

  it('fails for a newer database, files without a database, and a folder that is in use', async () => {
    const dataDir = path.join(scratch, 'newer');
    await putMigratedDatabase(dataDir);
    const PORT = String(await freePort());
    const db = await openEmbedded(path.join(dataDir, 'database'));
    await sql`insert into migration (name, hash) values ('9999-later.sql', 'x')`.execute(db.kysely);
    expect((await doctor({ DATA_DIR: dataDir, PORT })).stdout).toMatch(/✗ database: .+ is in use by process/);
    await db.close();
    const newer = await doctor({ DATA_DIR: dataDir, PORT });
    expect(newer.stdout).toMatch(/✗ database: The database knows the migration 9999-later\.sql/);
    expect(newer.stdout).toContain('see the line with ✗');
    expect(newer.code).toBe(1);
    const lost = path.join(scratch, 'lost');
    mkdirSync(path.join(lost, 'files'), { recursive: true });
    expect((await doctor({ DATA_DIR: lost, PORT })).stdout).toMatch(/✗ database: .+ belongs to a site/);
  });

  it('names a wrong setting, and the age of the backups', async () => {
    const { code, stdout } = await doctor({ PORT: 'abc' });
    expect(stdout).toBe('✗ settings: PORT must be a number from 1 to 65535, in digits.\n');
    expect(code).toBe(1);
    const dataDir = path.join(scratch, 'none');
    const backups = await doctor({ DATA_DIR: dataDir, PORT: String(await freePort()) }, '--backups', scratch);
    expect(backups.stdout).toMatch(/! backups: .+ contains no archive/);
    expect(readdirSync(scratch)).not.toContain('none');
  });
});

describe('npm run doctor on a running site behind a proxy', () => {
  let headersOf: (host: string) => Record<string, string> = () => ({});
  let proxy: Server;
  let server: RunningServer;
  let env: Record<string, string>;

  beforeAll(async () => {
    const [key, cert] = [path.join(scratch, 'key.pem'), path.join(scratch, 'cert.pem')];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '90', '-keyout', key, '-out', cert, ...name],
      { stdio: 'ignore' },
    );
    const [port, dataDir] = [await freePort(), path.join(scratch, 'running')];
    proxy = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (incoming, outgoing) => {
      const { host = '', 'x-doctor': token = '' } = incoming.headers;
      const headers = { host: '127.0.0.1', 'x-doctor': token, ...headersOf(host) };
      request({ port, host: '127.0.0.1', path: incoming.url, headers })
        .on('response', (response) => {
          outgoing.writeHead(response.statusCode ?? 500, response.headers);
          response.pipe(outgoing);
        })
        .on('error', () => outgoing.writeHead(502).end('Bad Gateway'))
        .end();
    });
    env = {
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: `https://localhost:${await listen(proxy)}`,
      TRUSTED_PROXIES: '127.0.0.1',
      NODE_EXTRA_CA_CERTS: cert,
    };
    server = await startServer({ port, dataDir, databaseUrl: '', env });
  });
  afterAll(async () => {
    await closeServer(proxy);
  });

  const passesAll = (host: string) => ({ host, 'x-forwarded-for': '203.0.113.9' });
  const run = async (changes: Record<string, string> = {}) => (await doctor({ ...env, ...changes })).stdout;

  it('asks the process, and accepts a proxy that passes what the process needs', async () => {
    headersOf = passesAll;
    const output = await run();
    expect(output).toMatch(/✓ process: The process on port \d+ has version .+ reports no failure/);
    expect(output).toMatch(/✓ database: The running process reads and writes/);
    expect(output).toMatch(/✓ address: .+ answers through the proxy/);
    expect(output).toMatch(/✓ address: The certificate .+ ends on \d{4}-\d\d-\d\d/);
  });

  it('fails for each thing that the proxy does not do', async () => {
    headersOf = () => ({ 'x-forwarded-for': '203.0.113.9' });
    expect(await run()).toMatch(/✗ address: The proxy passes Host as 127\.0\.0\.1, not localhost:\d+/);
    headersOf = (host) => ({ host });
    expect(await run()).toMatch(/✗ address: The proxy passes no X-Forwarded-For/);
    headersOf = passesAll;
    const other = await run({ SECRET: 'another secret, long enough to be taken seriously' });
    expect(other).toMatch(/✗ address: .+ another installation/);
    expect(other).toMatch(/✗ process: .+ another SECRET/);
    expect(await run({ NODE_EXTRA_CA_CERTS: '' })).toMatch(/✗ address: Browsers refuse the certificate/);
    const elsewhere = await run({ PUBLIC_URL: `https://localhost:${await freePort()}` });
    expect(elsewhere).toMatch(/! address: .+ was not checked.+ECONNREFUSED/);
  });

  it('fails for an untrusted proxy, and for a proxy without a process', async () => {
    await server.stop();
    expect(await run()).toMatch(/✗ address: The proxy at .+ reaches no process \(status 502\)/);
    const untrusting = { ...env, TRUSTED_PROXIES: '192.0.2.1' };
    const { PORT = '', DATA_DIR = '' } = env;
    server = await startServer({ port: Number(PORT), dataDir: DATA_DIR, databaseUrl: '', env: untrusting });
    expect(await run()).toMatch(/✗ address: The process does not trust the proxy/);
    await server.stop();
  });
});

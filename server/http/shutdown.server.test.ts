import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { putMigratedDatabase } from '#tests/migrated-database.ts';
import { runToEnd, startServer } from '#tests/server.ts';

const type = 'application/x-www-form-urlencoded';
const CUT_OFF = 'requests in flight were cut off';
const scratch = mkdtempSync(path.join(os.tmpdir(), 'accolade-ending-'));
const dataDir = path.join(scratch, 'data');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('finishes the request in flight, accepts no new one, and exits after it', async () => {
  const server = await startServer();
  const port = Number(new URL(server.url).port);
  const idle = net.connect(port, '127.0.0.1');
  const slow = net.connect(port, '127.0.0.1');
  await Promise.all([once(idle, 'connect'), once(slow, 'connect')]);
  const body = 'email=nobody%40maison.fr&password=not+this+one';
  slow.write(
    `POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  slow.write(body.slice(0, 20));
  await expect.poll(() => healthOf(port)).toBe(200);

  process.kill(server.pid, 'SIGTERM');
  await expect.poll(() => healthOf(port)).toBe('closed');
  slow.write(body.slice(20));
  const [answer] = (await once(slow, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /);
  await server.stop();
  expect(server.output()).not.toContain(CUT_OFF);
});

it('does not wait for a request that never finishes', async () => {
  const server = await startServer();
  const slow = net.connect(Number(new URL(server.url).port), '127.0.0.1');
  slow.on('error', () => {});
  slow.write(`POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\nhalf`);
  await expect.poll(() => fetch(`${server.url}/health`).then((it) => it.status)).toBe(200);
  await server.stop();
  expect(server.output()).toContain(CUT_OFF);
  slow.destroy();
});

it.each(["throw new Error('boom')", "Promise.reject(new Error('boom'))"])(
  'logs an uncaught fault and exits: %s',
  async (fault) => {
    const faultyModule = path.join(scratch, 'faultyModule.cjs');
    writeFileSync(
      faultyModule,
      `const { info } = console;
      console.info = (text) => { info(text); if (text.includes('is ready')) setTimeout(() => { ${fault} }, 100); };`,
    );
    const env = { PORT: String(await freePort()), DATA_DIR: dataDir };
    await putMigratedDatabase(dataDir);
    const { code, stderr } = await runToEnd('server/start.js', env, { nodeOptions: ['-r', faultyModule] });
    expect(code).toBe(1);
    expect(JSON.parse(stderr.trim())).toMatchObject({
      level: 'error',
      message: 'uncaught fault',
      error: { message: 'boom' },
    });
  },
);

it.skipIf(process.platform === 'win32')('exits when npm gets SIGTERM', async () => {
  const port = await freePort();
  await putMigratedDatabase(dataDir);
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', HOST: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await expect.poll(() => healthOf(port), { interval: 200 }).toBe(200);
  npm.kill('SIGTERM');
  await expect.poll(() => healthOf(port)).toBe('closed');
});

function healthOf(port: number): Promise<number | string> {
  return fetch(`http://127.0.0.1:${port}/health`).then(
    ({ status }) => status,
    () => 'closed',
  );
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Settings } from '#services/files/s3.server.ts';
import { freePort } from '#tests/free-port.ts';

export interface S3Server {
  settings: S3Settings;
  env: Record<string, string>;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an S3 server (s3rver) in its own process, with one empty bucket. The server does not check signatures. */
export async function startS3Server(): Promise<S3Server> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'accolade-s3-'));
  let child: ChildProcess | undefined;
  const end = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    const place = ['-a', '127.0.0.1', '-p', String(port), '-d', folder];
    const script = 'node_modules/s3rver/bin/s3rver.js';
    const started = spawn(process.execPath, [script, ...place, '--configure-bucket', 'accolade'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    process.once('exit', () => started.kill('SIGKILL'));
    const output = started.stdout[Symbol.asyncIterator]();
    for (let received = ''; !received.includes('listening'); ) {
      const { value, done } = (await output.next()) as IteratorResult<Buffer, undefined>;
      if (done) throw new Error(`s3rver did not start: ${received}`);
      received += value.toString();
    }
    started.stdout.resume();
  };
  await start();
  const settings = { bucket: 'accolade', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}` };
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    settings: { ...settings, credentials },
    env: {
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ENDPOINT: settings.endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    kill: end,
    start,
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

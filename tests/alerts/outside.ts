import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { startClamd } from '#tests/clamd-stand-in.ts';
import { listen } from '#tests/listening.ts';
import { startMailServer } from '#tests/mail-server.ts';

interface Service {
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startMail(): Promise<Service & { isRefusing: boolean }> {
  const mail = { isRefusing: false };
  const start = (port?: number) => startMailServer(port, { onRcptTo: () => (mail.isRefusing ? 451 : 0) });
  let server = await start();
  const { url } = server;
  return Object.assign(mail, {
    url,
    stop: () => server.close(),
    async start() {
      server = await start(Number(new URL(url).port));
    },
  });
}

export async function startScanner(): Promise<Service> {
  let server = await startClamd();
  const { address: url } = server;
  return {
    url,
    stop: () => server.close(),
    async start() {
      server = await startClamd(undefined, Number(new URL(url).port));
    },
  };
}

/** Starts a TLS server whose certificate expires in `days` days. Needs the program openssl. */
export async function startTls(days: number): Promise<{ url: string; close(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'accolade-certificate-'));
  const file = (name: string) => path.join(folder, name);
  const make = `req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -days ${days} -keyout ${file('key')} -out ${file('cert')}`;
  execFileSync('openssl', make.split(' '), { stdio: ['ignore', 'ignore', 'pipe'] });
  const server = createServer({ key: readFileSync(file('key')), cert: readFileSync(file('cert')) });
  rmSync(folder, { recursive: true });
  server.on('tlsClientError', () => {});
  return { url: `https://127.0.0.1:${await listen(server)}`, close: () => void server.close() };
}

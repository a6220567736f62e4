import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { stripeStandIn } from '#tests/billing/stripe-stand-in.ts';
import { startClamd } from '#tests/clamd-stand-in.ts';
import { instagramStandIn } from '#tests/instagram-stand-in.ts';
import { type MailServer, startMailServer } from '#tests/mail-server.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { request } from '#tests/requests.ts';
import { startS3Server } from '#tests/s3-server.ts';
import type { Proved } from './figures.ts';
import { type Relay, startRelay } from './relay.ts';
import { underFault } from './under-fault.ts';
import type { Expected } from './watch.ts';
import { eventually, inWorld, type World } from './world.ts';

const MAX_ANSWER_MS = 35_000;
/** Maximum wait for emails. The first pauses between attempts are 5, 15 and 45 seconds. */
const MAX_EMAIL_MS = 150_000;

const faults: Record<string, { expected: Expected; ask?: (world: World) => Promise<Response> }> = {
  mail: { expected: { part: 'mail', pages: 'answer' } },
  store: { expected: { part: 'store', pages: 'answer' } },
  scanner: { expected: { part: 'scanner', pages: 'answer' } },
  Stripe: {
    expected: { pages: 'answer' },
    ask: ({ server, people }) =>
      form(`${server.url}/pricing`, people[0]?.cookies[0], { plan: 'basic', billing: 'monthly' }),
  },
  Instagram: {
    expected: { pages: 'answer' },
    ask: ({ server, people }) =>
      form(`${server.url}/profile`, people[0]?.cookies[1], { intent: 'instagram', username: 'somebody' }),
  },
};
export const outsideServices = Object.keys(faults);

/** Makes each service hang in turn. Only functions that need the service may fail, and they must fail in time. */
export async function proveHanging(services: string[], seconds: number): Promise<Proved[]> {
  const [mail, store, clamd, stripe, instagram] = await Promise.all([
    startMailServer(),
    startS3Server(),
    startClamd(),
    stripeStandIn(),
    instagramStandIn(),
  ]);
  const targets = {
    mail: mail.url,
    store: store.settings.endpoint ?? '',
    scanner: clamd.address,
    Stripe: stripe.settings.url ?? '',
    Instagram: instagram.url,
  };
  const relays = new Map<string, Relay>();
  const addresses: Record<string, string> = {};
  for (const [name, target] of Object.entries(targets)) {
    const relay = await startRelay(Number(/:(\d+)/.exec(target)?.[1]));
    relays.set(name, relay);
    addresses[name] = target.replace(/:\d+/, `:${relay.port}`);
  }
  const env = {
    ...store.env,
    EMAIL: '',
    MAIL: '',
    BILLING: '',
    SMTP_URL: addresses.mail ?? '',
    S3_ENDPOINT: addresses.store ?? '',
    CLAMAV_URL: addresses.scanner ?? '',
    STRIPE_API_URL: addresses.Stripe ?? '',
    STRIPE_SECRET_KEY: stripe.settings.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
    INSTAGRAM_API_URL: addresses.Instagram ?? '',
    INSTAGRAM_TOKEN: 'token',
    INSTAGRAM_BUSINESS_ID: '1',
  };
  try {
    return await withPostgres(
      (postgres) =>
        inWorld({ postgres, env }, async (world) => {
          const all: Proved[] = [];
          for (const service of services)
            all.push(await proveOne(world, service, relays.get(service) as Relay, mail.emails, seconds));
          return all;
        }),
      { fsync: false },
    );
  } finally {
    for (const each of relays.values()) each.close();
    await Promise.all([mail, clamd, stripe, instagram].map((it) => it.close()));
    await store.stop();
  }
}

async function proveOne(
  world: World,
  service: string,
  relay: Relay,
  emails: MailServer['emails'],
  seconds: number,
): Promise<Proved> {
  const { expected, ask } = faults[service] ?? { expected: {} };
  const name = `${service} hangs`;
  let answered: Promise<string[]> = Promise.resolve([]);
  const proved = await underFault(world, seconds, {
    name,
    expected,
    begin() {
      relay.isHanging = true;
      if (ask) answered = wrongAnswer(() => ask(world));
    },
    end() {
      relay.isHanging = false;
    },
  });
  const wrong = [...(await answered), ...(await wrongEmails(world, emails))];
  if (Number(proved.row['slowest answer s']) * 1000 > MAX_ANSWER_MS) wrong.push('an answer was too slow');
  const count = Number(proved.row['wrong answers']) + wrong.length;
  return {
    row: { ...proved.row, 'wrong answers': count },
    faults: [...proved.faults, ...wrong.map((it) => `${name}: ${it}`)],
  };
}

function form(url: string, cookie = '', fields: Record<string, string>): Promise<Response> {
  return request(url, { cookie, body: new URLSearchParams(fields), signal: AbortSignal.timeout(60_000) });
}

async function wrongAnswer(ask: () => Promise<Response>): Promise<string[]> {
  const startedAt = performance.now();
  const status = await ask().then(
    (answer) => answer.status,
    () => 0,
  );
  const ms = performance.now() - startedAt;
  if (ms > MAX_ANSWER_MS) return [`the answer took ${Math.round(ms / 1000)} s`];
  return status === 0 || status === 500 ? [`the answer is ${status}`] : [];
}

/**
 * Waits until all due emails are sent. Returns the people who signed up during the proof and did not get exactly one
 * confirmation. The queue sends an unacknowledged email again, under the same Message-ID.
 */
async function wrongEmails({ home }: World, emails: MailServer['emails']): Promise<string[]> {
  const db = await home.open();
  const waiting = async () => {
    const { rows } = await sql<{ count: string }>`select count(*) as count from job
      where name like 'mail.%' and name <> 'mail.unread'`.execute(db.kysely);
    return Number(rows[0]?.count);
  };
  await eventually(async () => (await waiting()) === 0, MAX_EMAIL_MS).catch(() => {});
  await sleep(500);
  const { rows: newcomers } = await sql<{ email: string }>`select email from app_user
    where email not like 'brand%' and email not like 'influencer%'`.execute(db.kysely);
  await db.close();
  const byRecipient = Map.groupBy(emails, ({ to }) => to.join());
  return newcomers.flatMap(({ email }) => {
    const ids = new Set((byRecipient.get(email) ?? []).map(({ source }) => messageIdOf(source)));
    return ids.size === 1 ? [] : [`${email} got ${ids.size} emails`];
  });
}

function messageIdOf(source: string): string | undefined {
  return /^message-id: (\S+)/im.exec(source)?.[1];
}

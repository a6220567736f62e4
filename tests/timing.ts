/**
 * `npm run proof:timing` checks that response times do not reveal whether an email address has an account (login,
 * password reset), or whether a brand has blocked the sender of a message. Sends 2,000 requests of each kind (or the
 * given number), one after the other over one connection. The two requests of a pair come in random order. Each request
 * comes from another network, so no rate limit refuses it.
 */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { openEmbedded } from '#db/open.server.ts';
import { compare, limitsFor, quantile } from '#tests/distributions.ts';
import { seedPairs, signIn } from '#tests/live/people.ts';
import { fromNewNetwork, trustingProxies } from '#tests/networks.ts';
import { startServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';

const tries = Number(process.argv[2] ?? 2_000);
/**
 * Maximum number of requests with one email address. Two of five password resets enqueue no job, because the limit is
 * three an hour. Their response is the same.
 */
const TRIES_PER_ADDRESS = 5;
const WARM_UP = 200;
const kinds = ['first', 'second'] as const;

interface Try {
  path: string;
  headers?: Record<string, string>;
  body: string;
  /** Texts of this try that the response may repeat. */
  own: string[];
}

/** Two kinds of requests whose responses must be alike. */
interface Pair {
  name: string;
  first(nth: number): Try;
  second(nth: number): Try;
}

const server = await startServer({
  env: trustingProxies,
  async before({ DATA_DIR = '' }) {
    const db = await openEmbedded(`${DATA_DIR}/database`);
    await seedPairs(db, 3);
    const block = { blocker_id: 'user-brand2', blocked_id: 'user-influencer2', created_at: new Date() };
    await db.kysely.insertInto('block').values(block).execute();
    await db.close();
  },
});
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
try {
  const known = Array.from({ length: Math.ceil(tries / TRIES_PER_ADDRESS) }, newAddress);
  for (const email of known) await signUpAt(server.url, 'brand', { email });
  const unknown = known.map(newAddress);
  const pairs: Pair[] = [
    { name: 'login: known, unknown', first: login(known), second: login(unknown) },
    { name: 'reset: known, unknown', first: reset(known), second: reset(unknown) },
    { name: 'message: read, blocked', first: await messageOf(1), second: await messageOf(2) },
  ];
  console.log(
    `${tries} tries of each kind, in milliseconds; a limit is what chance exceeds once in a thousand runs.\n`,
  );
  row('', 'median', '', '95 %', '', 'AUC - 0.5', 'limit', 'KS', 'limit');
  for (const pair of pairs) if (!(await isIndistinguishable(pair))) process.exitCode = 1;
  console.log(process.exitCode ? '\nThey can be distinguished.' : '\nThey cannot be distinguished.');
} finally {
  agent.destroy();
  await server.stop();
}

/** The paths with `.data` render no page, which makes differences in time easier to measure. */
function login(emails: readonly string[]): (nth: number) => Try {
  return (nth) => formTry('/login.data', { email: at(emails, nth), password: 'not the password' });
}

function reset(emails: readonly string[]): (nth: number) => Try {
  return (nth) => formTry('/forgot-password.data', { email: at(emails, nth) });
}

function formTry(path: string, form: { email: string; password?: string }): Try {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { path, headers, body: new URLSearchParams(form).toString(), own: [form.email] };
}

/** The influencer of `seedPairs` writes to the brand of the same number. */
async function messageOf(n: number): Promise<(nth: number) => Try> {
  const cookie = await signIn(server.url, `influencer${n}`);
  const conversationId = `conversation-${n}`;
  return () => {
    const id = randomUUID();
    return {
      path: `/api/conversations/${conversationId}/messages`,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ id, content: 'Is eight fine?', files: [] }),
      own: [id, conversationId, `user-influencer${n}`],
    };
  };
}

function at(emails: readonly string[], nth: number): string {
  return emails[nth % emails.length] ?? '';
}

async function isIndistinguishable(pair: Pair): Promise<boolean> {
  const { times, answers } = await measure(pair);
  const { auc, distance } = compare(times.first, times.second);
  const limits = limitsFor(tries);
  const lead = auc - 0.5;
  const spread = [0.5, 0.95].flatMap((share) => kinds.map((kind) => quantile(times[kind], share).toFixed(2)));
  row(pair.name, ...spread, ...[lead, limits.auc, distance, limits.distance].map((it) => it.toFixed(3)));
  const isSame = answers.first.symmetricDifference(answers.second).size === 0;
  if (!isSame) console.log(`${pair.name} answers differently`, answers);
  return isSame && Math.abs(lead) <= limits.auc && distance <= limits.distance;
}

async function measure(pair: Pair) {
  const times = { first: [] as number[], second: [] as number[] };
  const answers = { first: new Set<string>(), second: new Set<string>() };
  for (let nth = 0; nth < WARM_UP; nth++) for (const kind of kinds) await send(pair[kind](nth));
  for (let nth = 0; nth < tries; nth++) {
    for (const kind of randomInt(2) ? kinds : kinds.toReversed()) {
      const { ms, answer } = await send(pair[kind](nth));
      times[kind].push(ms);
      answers[kind].add(answer);
    }
  }
  return { times, answers };
}

async function send({ path, headers, body, own }: Try): Promise<{ ms: number; answer: string }> {
  const began = performance.now();
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { method: 'POST', headers: { ...headers, ...fromNewNetwork() }, agent };
    const request = http.request(server.url + path, options, resolve);
    request.on('error', reject).end(body);
  });
  const ms = performance.now() - began;
  const headersToCompare = { ...response.headers, date: '', 'x-request-id': '' };
  const answer = `${response.statusCode} ${JSON.stringify(headersToCompare)} ${await text(response)}`;
  const withoutTimes = answer.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(a time)');
  return { ms, answer: own.reduce((it, text) => it.replaceAll(text, '(own)'), withoutTimes) };
}

function newAddress(): string {
  return `${randomBytes(8).toString('hex')}@maison.example`;
}

function row(name: string, ...cells: string[]): void {
  console.log(name.padEnd(24), ...cells.map((cell) => cell.padStart(10)));
}

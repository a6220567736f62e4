/**
 * `npm run proof:timing` checks that the response times of login and password reset do not reveal whether an email
 * address has an account. Sends 2,000 requests of each kind (or the number given), one after the other over one
 * connection. The known and the unknown address of a pair come in random order. Each request comes from another
 * network, so no rate limit refuses it.
 */
import { randomBytes, randomInt } from 'node:crypto';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { compare, limitsFor, quantile } from '#tests/distributions.ts';
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

interface Try {
  path: string;
  form: Record<string, string>;
}
type Act = (email: string) => Try;

/** The paths with `.data` render no page, which makes differences in time easier to measure. */
const acts: Record<string, Act> = {
  'sign-in': (email) => ({ path: '/login.data', form: { email, password: 'not the password' } }),
  reset: (email) => ({ path: '/forgot-password.data', form: { email } }),
};
const kinds = ['known', 'unknown'] as const;

const server = await startServer({ env: trustingProxies });
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
try {
  const known = Array.from({ length: Math.ceil(tries / TRIES_PER_ADDRESS) }, newAddress);
  for (const email of known) await signUpAt(server.url, 'brand', { email });
  console.log(
    `${tries} tries of each kind, in milliseconds; a limit is what chance exceeds once in a thousand runs.\n`,
  );
  row('', 'median', '', '95 %', '', 'AUC - 0.5', 'limit', 'KS', 'limit');
  row('', ...kinds, ...kinds, '', '', '', '');
  for (const [name, act] of Object.entries(acts))
    if (!(await isIndistinguishable(name, act, known))) process.exitCode = 1;
  console.log(process.exitCode ? '\nThey can be distinguished.' : '\nThey cannot be distinguished.');
} finally {
  agent.destroy();
  await server.stop();
}

async function isIndistinguishable(name: string, act: Act, known: readonly string[]): Promise<boolean> {
  const { times, answers } = await measure(act, known);
  const { auc, distance } = compare(times.known, times.unknown);
  const limits = limitsFor(tries);
  const lead = auc - 0.5;
  const spread = [0.5, 0.95].flatMap((share) => kinds.map((kind) => quantile(times[kind], share).toFixed(2)));
  row(name, ...spread, ...[lead, limits.auc, distance, limits.distance].map((it) => it.toFixed(3)));
  const isSame = answers.known.symmetricDifference(answers.unknown).size === 0;
  if (!isSame) console.log(`${name} answers differently`, answers);
  return isSame && Math.abs(lead) <= limits.auc && distance <= limits.distance;
}

async function measure(act: Act, known: readonly string[]) {
  const addresses = { known, unknown: known.map(newAddress) };
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  for (let nth = 0; nth < WARM_UP; nth++) await send(act(newAddress()));
  for (let nth = 0; nth < tries; nth++) {
    for (const kind of randomInt(2) ? kinds : kinds.toReversed()) {
      const email = addresses[kind][nth % known.length] ?? '';
      const { ms, answer } = await send(act(email));
      times[kind].push(ms);
      answers[kind].add(answer.replaceAll(email, '(the address)'));
    }
  }
  return { times, answers };
}

async function send({ path, form }: Try): Promise<{ ms: number; answer: string }> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...fromNewNetwork() };
  const began = performance.now();
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = http.request(server.url + path, { method: 'POST', headers, agent }, resolve);
    request.on('error', reject).end(new URLSearchParams(form).toString());
  });
  const ms = performance.now() - began;
  const headersToCompare = { ...response.headers, date: '', 'x-request-id': '' };
  return { ms, answer: `${response.statusCode} ${JSON.stringify(headersToCompare)} ${await text(response)}` };
}

function newAddress(): string {
  return `${randomBytes(8).toString('hex')}@maison.example`;
}

function row(name: string, ...cells: string[]): void {
  console.log(name.padEnd(8), ...cells.map((cell) => cell.padStart(10)));
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Home } from '#tests/live/fleet.ts';
import { seedPairs, signIn } from '#tests/live/people.ts';
import { request } from '#tests/requests.ts';
import type { RunningServer } from '#tests/server.ts';

const ROUNDS = 20;
const LONGEST_MS = 10_000;

/** Inserts the brand that searches and the influencer whose biography changes. Must run before the processes start. */
export async function seedFreshness(home: Home): Promise<void> {
  const db = await home.open();
  await seedPairs(db, 1);
  await db.kysely
    .updateTable('influencer')
    .set({ verified_at: new Date() })
    .where('id', '=', 'influencer-1')
    .execute();
  await db.close();
}

/**
 * Measures the milliseconds until every process finds a word that an influencer added to the biography at the first
 * process. Returns the time of the first round, just after the start, and the maximum of the later rounds. Throws if
 * a process does not find a word within 10 seconds.
 */
export async function measureFreshness(
  servers: RunningServer[],
): Promise<{ 'first ms': number; 'slowest ms': number }> {
  const [server] = servers;
  if (!server) throw new Error('There is no process to measure.');
  const brand = await signIn(server.url, 'brand1');
  const influencer = await signIn(server.url, 'influencer1');
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const word = `newcomer${round}`;
    await saveBiography(server.url, influencer, word);
    const since = performance.now();
    const delays = servers.map(async ({ url }) => {
      while (!(await isFound(url, word, brand))) {
        if (performance.now() - since > LONGEST_MS) throw new Error(`${url} does not find ${word}.`);
        await sleep(1);
      }
      return performance.now() - since;
    });
    times.push(Math.max(...(await Promise.all(delays))));
  }
  const [first = Number.NaN, ...others] = times;
  return { 'first ms': first, 'slowest ms': Math.max(...others) };
}

async function saveBiography(url: string, cookie: string, bio: string): Promise<void> {
  const body = new URLSearchParams({
    fullName: 'Somebody 1',
    handle: 'somebody1',
    bio,
    language: 'en',
    location: '',
    thematics: 'food',
    picture: '',
    followers: '12000',
    following: '',
    posts: '',
    engagementRate: '',
  });
  const saved = await request(`${url}/profile`, { cookie, body });
  if (saved.status >= 400) throw new Error(`The biography was not saved: ${await saved.text()}`);
}

async function isFound(url: string, word: string, cookie: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/influencers?bio=${word}`, { headers: { cookie } });
  return ((await answer.json()) as { total: number }).total > 0;
}

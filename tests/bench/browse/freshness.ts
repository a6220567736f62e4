import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';

const ROUNDS = 20;

/**
 * Measures the milliseconds until every process finds an influencer who signed up at the first process. Returns the
 * time of the first round, just after the start, and the maximum of the later rounds.
 */
export async function measureFreshness(
  servers: RunningServer[],
): Promise<{ 'first ms': number; 'slowest ms': number }> {
  const cookie = await signUpAt(servers[0]?.url ?? '');
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const handle = `newcomer${round}`;
    await signUpAt(servers[0]?.url ?? '', 'influencer', { instagram: handle });
    const since = performance.now();
    const delays = servers.map(async ({ url }) => {
      while (!(await isFound(url, handle, cookie))) await sleep(1);
      return performance.now() - since;
    });
    times.push(Math.max(...(await Promise.all(delays))));
  }
  const [first = Number.NaN, ...others] = times;
  return { 'first ms': first, 'slowest ms': Math.max(...others) };
}

async function isFound(url: string, handle: string, cookie: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/influencers?q=${handle}`, { headers: { cookie } });
  return ((await answer.json()) as { total: number }).total > 0;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';

const TIMES = 20;

/**
 * How many milliseconds it takes until every process shows whoever signed up at the first: the first time, when they have
 * just started, and the longest of the times after it.
 */
export async function news(servers: RunningServer[]): Promise<{ 'first ms': number; 'slowest ms': number }> {
  const cookie = await signUpAt(servers[0]?.url ?? '');
  const times: number[] = [];
  for (let time = 0; time <= TIMES; time++) {
    const handle = `newcomer${time}`;
    await signUpAt(servers[0]?.url ?? '', 'influencer', handle);
    const since = performance.now();
    const shown = servers.map(async ({ url }) => {
      while (!(await shows(url, handle, cookie))) await sleep(1);
      return performance.now() - since;
    });
    times.push(Math.max(...(await Promise.all(shown))));
  }
  const [first = Number.NaN, ...others] = times;
  return { 'first ms': first, 'slowest ms': Math.max(...others) };
}

async function shows(url: string, handle: string, cookie: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/influencers?q=${handle}`, { headers: { cookie } });
  return ((await answer.json()) as { total: number }).total > 0;
}

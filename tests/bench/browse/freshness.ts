import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';

const TIMES = 20;

/** The longest, in milliseconds, until every process shows whoever signed up at the first. */
export async function slowestNews(servers: RunningServer[]): Promise<number> {
  const [first] = servers;
  if (!first) return Number.NaN;
  const cookie = await signUpAt(first.url);
  let slowest = 0;
  for (let time = 0; time < TIMES; time++) {
    const handle = `newcomer${time}`;
    await signUpAt(first.url, 'influencer', handle);
    const since = performance.now();
    const shown = servers.map(async ({ url }) => {
      while (!(await shows(url, handle, cookie))) await sleep(1);
      return performance.now() - since;
    });
    slowest = Math.max(slowest, ...(await Promise.all(shown)));
  }
  return slowest;
}

async function shows(url: string, handle: string, cookie: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/influencers?q=${handle}`, { headers: { cookie } });
  return ((await answer.json()) as { total: number }).total > 0;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '#tests/requests.ts';
import { type Pair, signIn } from './people.ts';

/** Every process must refuse an ended session after this time. */
const REFUSED_AFTER_MS = 50;

/**
 * Opens a second session of each brand, uses it in every process, and ends it in the session list of one process.
 * Requests a page in every process 50 ms after the response. Returns the number of requests for which an ended session
 * was accepted.
 */
export async function countAcceptedAfterEnd(
  urls: readonly string[],
  people: readonly Pair[],
): Promise<number> {
  let accepted = 0;
  for (const { conversationId, cookies } of people) {
    const [first = ''] = urls;
    const cookie = await signIn(first, conversationId.replace('conversation-', 'brand'));
    const statuses = () => Promise.all(urls.map((url) => statusOf(`${url}/profile`, cookie)));
    if ((await statuses()).some((status) => status !== 200)) throw new Error('A new session was refused.');
    const body = new URLSearchParams({ intent: 'end-other-sessions' });
    const ended = await request(`${first}/sessions`, { cookie: cookies[0], body });
    await ended.body?.cancel();
    await sleep(REFUSED_AFTER_MS);
    accepted += (await statuses()).filter((status) => status === 200).length;
  }
  return accepted;
}

async function statusOf(url: string, cookie: string): Promise<number> {
  const answer = await request(url, { cookie });
  await answer.body?.cancel();
  return answer.status;
}

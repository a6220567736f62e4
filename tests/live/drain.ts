import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '#tests/server.ts';
import type { Pair } from './people.ts';
import { Reader } from './reader.ts';
import { waitUntil } from './wait-until.ts';

const IN_FLIGHT = 20;
/** Milliseconds to wait after sending the first halves of the requests, and again after SIGTERM. */
const DELAY_MS = 500;

/**
 * Restarts a server with SIGTERM during half-sent requests and open streams. Returns the number of failures: requests
 * without a 201, and streams that were cut or whose last event did not set the reconnection delay. Uses no proxy,
 * because the retries of a proxy could hide failures.
 */
export async function drain(server: RunningServer, pairs: Pair[]): Promise<number> {
  const readers = pairs
    .slice(0, IN_FLIGHT)
    .map((it) => new Reader(server.url, it.conversationId, it.cookies[0]));
  for (const reader of readers) reader.open();
  const halves = Array.from({ length: IN_FLIGHT }, (_, nth) => begin(server.url, pairs[nth % pairs.length]));
  await waitUntil(() => readers.every((it) => it.streams > 0));
  await sleep(DELAY_MS);
  const restarted = server.restart();
  await sleep(DELAY_MS);
  const statuses = await Promise.all(halves.map((finish) => finish()));
  await restarted;
  for (const reader of readers) reader.close();
  const cutRequests = statuses.filter((it) => it !== 201);
  const cutStreams = readers.filter((it) => it.endsWithRetry !== 1 || it.cuts > 0);
  return cutRequests.length + cutStreams.length;
}

function begin(url: string, pair: Pair | undefined): () => Promise<number> {
  if (!pair) throw new Error('There is no pair that could write.');
  const body = JSON.stringify({ id: randomUUID(), content: 'Half of this comes late.' });
  const request = http.request(`${url}/api/conversations/${pair.conversationId}/messages`, {
    method: 'POST',
    agent: false,
    headers: {
      cookie: pair.cookies[0],
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  const answered = once(request, 'response').then(
    ([answer]: http.IncomingMessage[]) => answer?.resume().statusCode ?? 0,
    () => 0,
  );
  request.write(body.slice(0, 20));
  return () => {
    request.end(body.slice(20));
    return answered;
  };
}

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '#tests/server.ts';
import { eventually } from './patience.ts';
import type { Pair } from './people.ts';
import { Reader } from './reader.ts';

const IN_FLIGHT = 20;
/** The second half of each request comes so long after SIGTERM. */
const LATER_MS = 500;

interface Drained {
  /** Requests that had begun when SIGTERM came, and those that were answered well. */
  begun: number;
  finished: number;
  /** Streams that were open then, and those that ended with a hint to come back. */
  open: number;
  bidden: number;
}

/** Restarts a server politely while it has half of many requests, and watchers. Asks it directly: no proxy mends anything here. */
export async function drain(server: RunningServer, pairs: Pair[]): Promise<Drained> {
  const readers = pairs
    .slice(0, IN_FLIGHT)
    .map((it) => new Reader(server.url, it.conversationId, it.cookies[0]));
  for (const reader of readers) reader.open();
  const halves = Array.from({ length: IN_FLIGHT }, (_, nth) => begin(server.url, pairs[nth % pairs.length]));
  await eventually(() => readers.every((it) => it.streams > 0));
  await sleep(LATER_MS); // the halves have arrived
  const restarted = server.restart();
  await sleep(LATER_MS);
  const statuses = await Promise.all(halves.map((finish) => finish()));
  await restarted;
  for (const reader of readers) reader.close();
  return {
    begun: halves.length,
    finished: statuses.filter((it) => it === 201).length,
    open: readers.length,
    bidden: readers.filter((it) => it.farewells === 1 && it.cuts === 0).length,
  };
}

/** Sends the first half of a message; the function sends the rest, and gives the answer's status, 0 when there was none. */
function begin(url: string, pair: Pair | undefined): () => Promise<number> {
  if (!pair) throw new Error('There is nobody to write.');
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

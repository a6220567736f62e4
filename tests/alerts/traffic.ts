import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '#tests/requests.ts';

const ANSWER_MS = 60_000;

export interface Traffic {
  stop(): Promise<void>;
}

export function visit(
  urls: string[],
  { clients = 1, pauseMs = 0, cookie }: { clients?: number; pauseMs?: number; cookie: string | undefined },
): Traffic {
  const ending = new AbortController();
  const { signal } = ending;
  const run = async (first: number) => {
    for (let nth = first; !signal.aborted; nth++) {
      const url = urls[nth % urls.length] ?? '';
      const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
      await request(url, { ...(cookie && { cookie }), signal: limit })
        .then((answer) => answer.arrayBuffer())
        .catch(() => {});
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
  };
  const running = Promise.all(Array.from({ length: clients }, (_, nth) => run(nth)));
  return {
    async stop() {
      ending.abort();
      await running;
    },
  };
}

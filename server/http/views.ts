import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import type { Database } from '#db/open.server.ts';
import { countViews, type View } from '#domain/campaigns/count-views.server.ts';
import { dayOf } from '#domain/clock.ts';
import { log } from '#services/log.ts';
import type { Services } from '#services/services.ts';
import type { Exchange } from './exchange.ts';
import type { Sessions } from './session.ts';

/** The public page of a campaign and the influencers', as browsers and as our own scripts ask for them. */
const ADDRESS = /^(?:\/fr)?\/(?:campaigns|influencer\/campaign)\/(campaign-[\w-]+)(?:\.data)?$/;
const WRITE_MS = 3_000;
/** As many wait to be written; what comes while the database does not answer for long is not counted. */
const MAX_WAITING = 10_000;

export interface Views {
  /** Sees every request. Nobody waits for what it notes. */
  sees(exchange: Exchange): void;
  /** Writes what is still waiting. */
  close(): Promise<void>;
}

/**
 * Counts who opens a campaign's pages, also where these are answered from memory: noted here, written by many at once. A
 * person is known again for a day by a mark made of their account, or of their address and browser; neither is kept.
 */
export function openViews({
  db,
  services,
  sessions,
}: {
  db: Database;
  services: Services;
  sessions: Sessions;
}): Views {
  const waiting = new Map<string, View>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function note(campaignId: string, { request, address }: Exchange): Promise<void> {
    const actor = await sessions.ownerOf(request.headers.cookie);
    const day = dayOf(new Date());
    const who = actor?.id ?? `${address} ${request.headers['user-agent']}`;
    const [, viewer = ''] = services.signing.sign(`a viewer of ${day}: ${who}`).split('.');
    if (waiting.size >= MAX_WAITING) return;
    waiting.set(`${campaignId} ${day} ${viewer}`, { campaignId, day, viewer, userId: actor?.id ?? null });
    timer ??= setTimeout(write, WRITE_MS);
  }

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const views = new Map(waiting);
    waiting.clear();
    if (views.size === 0) return;
    writing = writing
      .then(() => countViews({ db: db.kysely }, [...views.values()]))
      .catch((error: unknown) => {
        log.error('views could not be counted', { error, views: views.size });
        for (const [key, view] of views) waiting.set(key, view); // with the next ones
      });
  }

  return {
    sees(exchange) {
      const { request, response, path } = exchange;
      const [, campaignId] = (request.method === 'GET' && ADDRESS.exec(path)) || [];
      if (!campaignId || !isSomebody(request)) return;
      response.once('finish', () => {
        // What a browser had already, it shows again.
        if (response.statusCode !== 200 && response.statusCode !== 304) return;
        note(campaignId, exchange).catch((error: unknown) => log.error('a view was lost', { error }));
      });
    },
    async close() {
      write();
      await writing;
    },
  };
}

/** Programs say what they are, or nothing; and what a browser fetches ahead nobody looks at yet. */
function isSomebody({ headers }: IncomingMessage): boolean {
  const agent = headers['user-agent'];
  return Boolean(agent) && !isbot(agent) && !String(headers['sec-purpose'] ?? '').startsWith('prefetch');
}

import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { countViews, type View } from '#domain/campaigns/count-views.server.ts';
import { dayOf } from '#domain/clock.ts';
import { log } from '#services/log.ts';
import type { Exchange } from './exchange.ts';
import type { Parts } from './request-ctx.ts';

const ADDRESS = /^(?:\/fr)?\/(?:campaigns|influencer\/campaign)\/(campaign-[\w-]+)(?:\.data)?$/;
const WRITE_MS = 3_000;
/**
 * Maximum number of views that wait to be written, for example while the database is down. Later views are not
 * counted.
 */
const MAX_WAITING = 10_000;
/**
 * Maximum number of signed-out viewers that this process counts for a campaign, a network and a day. Without it, one
 * visitor could send any number of user agents. People in one household, office or mobile network share a network.
 */
const MAX_VIEWERS_PER_NETWORK = 50;
/** Maximum number of pairs of a campaign and a network. Above it, the oldest pair begins again with no viewers. */
const MAX_NETWORKS = 10_000;

export interface Views {
  observe(exchange: Exchange): void;
  close(): Promise<void>;
}

/**
 * Counts the viewers of campaign pages, including cached pages. Collects views in memory and writes them in batches. A
 * keyed hash identifies a viewer for one day. The input of the hash is the account, or a visitor's network address and
 * browser. Only the hash is stored.
 */
export function openViews({ db, services, viewers }: Parts): Views {
  const pending = new Map<string, View>();
  /** Signed-out viewers of `signedOutDay`, by campaign and network. */
  const signedOut = new Map<string, Set<string>>();
  let signedOutDay = '';
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function collect(campaignId: string, { request, address }: Exchange): Promise<void> {
    const actor = await viewers.actorOf(request.headers.cookie);
    const day = dayOf(new Date());
    const identity = actor?.id ?? `${address} ${request.headers['user-agent']}`;
    const [, viewer = ''] = services.signing.sign(`a viewer of ${day}: ${identity}`).split('.');
    if (pending.size >= MAX_WAITING) return;
    if (!actor && !isWithinLimit(`${campaignId} ${address}`, day, viewer)) return;
    pending.set(`${campaignId} ${day} ${viewer}`, { campaignId, day, viewer, userId: actor?.id ?? null });
    timer ??= setTimeout(write, WRITE_MS);
  }

  function isWithinLimit(network: string, day: string, viewer: string): boolean {
    if (day !== signedOutDay) signedOut.clear();
    signedOutDay = day;
    const counted = signedOut.get(network) ?? new Set();
    if (counted.size >= MAX_VIEWERS_PER_NETWORK) return counted.has(viewer);
    signedOut.set(network, counted.add(viewer));
    const [oldest] = signedOut.keys();
    if (oldest !== undefined && signedOut.size > MAX_NETWORKS) signedOut.delete(oldest);
    return true;
  }

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const views = new Map(pending);
    pending.clear();
    if (views.size === 0) return;
    writing = writing
      .then(() => countViews({ db: db.kysely }, [...views.values()]))
      .catch((error: unknown) => {
        log.error('views could not be written', { error, views: views.size });
        for (const [key, view] of views) pending.set(key, view);
        timer ??= setTimeout(write, WRITE_MS);
      });
  }

  return {
    observe(exchange) {
      const { request, response, path } = exchange;
      const [, campaignId] = (request.method === 'GET' && ADDRESS.exec(path)) || [];
      if (!campaignId || !isPerson(request)) return;
      response.once('finish', () => {
        // After a 304, the browser shows its cached page, which counts as a view.
        if (response.statusCode !== 200 && response.statusCode !== 304) return;
        collect(campaignId, exchange).catch((error: unknown) =>
          log.error('a view was not counted', { error }),
        );
      });
    },
    async close() {
      write();
      await writing;
    },
  };
}

/** Leaves out bots, clients without a user agent, and prefetches, which no person has seen yet. */
function isPerson({ headers }: IncomingMessage): boolean {
  const agent = headers['user-agent'];
  return Boolean(agent) && !isbot(agent) && !String(headers['sec-purpose'] ?? '').startsWith('prefetch');
}

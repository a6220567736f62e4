import type { Database } from '#db/open.server.ts';
import type { Actor } from '#domain/ctx.ts';
import type { Services } from '#services/services.ts';

/** Database triggers send an account id on these channels. */
export const SESSION_CHANNEL = 'session_ended';
const ACCOUNT_CHANNEL = 'account_changed';

const MAX_CACHED = 10_000;
/**
 * Maximum length of a cached cookie header in characters, four times the length of our cookies. Without a limit, a
 * client could fill the memory with ever new cookies of 16 KB.
 */
const MAX_COOKIE_LENGTH = 2_000;
/**
 * Lifetime of a cached session. A session in use stays valid for weeks, so it cannot expire within this lifetime. A
 * database signal removes an ended session.
 */
const CACHE_MS = 3_000;

export interface Viewer {
  actor: Actor | null;
  cookies: string[];
}

export async function readViewer(
  db: Database,
  services: Services,
  headers: Headers,
  options?: { withoutRenewal: boolean },
): Promise<Viewer> {
  const found = await services.identity.sessionOf(db.kysely, headers, options);
  if (!found) return { actor: null, cookies: [] };
  const { userId, ...person } = found.session;
  return { actor: { id: userId, ...person }, cookies: found.cookies };
}

export async function readActor(db: Database, services: Services, cookie = ''): Promise<Actor | null> {
  return (await readViewer(db, services, new Headers({ cookie }), { withoutRenewal: true })).actor;
}

export interface ViewerCache {
  /**
   * Returns the viewer of a GET or HEAD request. A database signal removes ended sessions from the cache of every
   * process.
   */
  viewerOf(headers: Headers): Promise<Viewer>;
  /** Returns the actor without renewing the session, for responses that cannot set cookies. */
  actorOf(cookie: string | undefined): Promise<Actor | null>;
  /** Call this function after each change by the account, because such a change can end the account's session. */
  forget(userId: string): void;
  close(): Promise<void>;
}

export async function openViewerCache(db: Database, services: Services): Promise<ViewerCache> {
  const cache = new Map<string, { actor: Actor; until: number }>();
  /** A session is not cached if this number changed while the session was read. */
  let invalidations = 0;
  let isListening = true;

  function forget(userId: string): void {
    invalidations += 1;
    for (const [cookie, { actor }] of cache) if (actor.id === userId) cache.delete(cookie);
  }
  function forgetAll(isConnected: boolean): void {
    isListening = isConnected;
    invalidations += 1;
    cache.clear();
  }
  const listenTo = (channel: string) =>
    db.listen(
      channel,
      forget,
      () => forgetAll(true),
      () => forgetAll(false),
    );
  const listeners = [await listenTo(SESSION_CHANNEL), await listenTo(ACCOUNT_CHANNEL)];

  async function find(headers: Headers, options?: { withoutRenewal: boolean }): Promise<Viewer> {
    const cookie = headers.get('cookie');
    if (!cookie) return { actor: null, cookies: [] };
    const cached = cache.get(cookie);
    if (cached && Date.now() < cached.until) return { actor: cached.actor, cookies: [] };
    const invalidationsBefore = invalidations;
    const viewer = await readViewer(db, services, headers, options);
    const { actor } = viewer;
    if (actor && invalidations === invalidationsBefore && isListening && cookie.length <= MAX_COOKIE_LENGTH) {
      cache.delete(cookie);
      cache.set(cookie, { actor, until: Date.now() + CACHE_MS });
      const [oldest] = cache.keys();
      if (oldest !== undefined && cache.size > MAX_CACHED) cache.delete(oldest);
    }
    return viewer;
  }

  return {
    viewerOf: (headers) => find(headers),
    async actorOf(cookie = '') {
      return (await find(new Headers({ cookie }), { withoutRenewal: true })).actor;
    },
    forget,
    async close() {
      forgetAll(false);
      await Promise.all(listeners.map((listener) => listener.close()));
    },
  };
}

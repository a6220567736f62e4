import type { Database } from '#db/open.server.ts';
import type { Actor } from '#domain/ctx.ts';
import type { Services } from '#services/services.ts';

/** Both are told by triggers, with the id of the person. */
export const SESSION_CHANNEL = 'session_ended';
const ACCOUNT_CHANNEL = 'account_changed';

const MAX_KEPT = 10_000;
/** In characters. Ours are a quarter of it; whoever sends others beside them, ever new ones, could fill the memory by 16 KB each. */
const LONGEST_KEPT = 2_000;
/** A session that is used runs for weeks: only ended, never run out, can it be within these. */
const KEPT_MS = 3_000;

/** Who asks, and the cookies to hand back when the session was prolonged. */
export interface Viewer {
  actor: Actor | null;
  cookies: string[];
}

/** Who asks, as the database has it now. `asItIs` leaves the session as long as it is: for what hands no cookie back. */
export async function readViewer(
  db: Database,
  services: Services,
  headers: Headers,
  options?: { asItIs: boolean },
): Promise<Viewer> {
  const found = await services.identity.sessionOf(db.kysely, headers, options);
  if (!found) return { actor: null, cookies: [] };
  const { userId, ...person } = found.session;
  return { actor: { id: userId, ...person }, cookies: found.cookies };
}

/** The same for what hands no cookie back. */
export async function readOwner(db: Database, services: Services, cookie = ''): Promise<Actor | null> {
  return (await readViewer(db, services, new Headers({ cookie }), { asItIs: true })).actor;
}

/** Who asks, known again for a few seconds. */
export interface Sessions {
  /** Of a request that only reads. A session that ended, wherever that was, is refused as soon as it is told. */
  actorOf(headers: Headers): Promise<Viewer>;
  /** The same for what hands no cookie back. */
  ownerOf(cookie: string | undefined): Promise<Actor | null>;
  /** Whoever just did something here is asked for anew: their session may have ended with it. */
  forget(userId: string): void;
  close(): Promise<void>;
}

export async function openSessions(db: Database, services: Services): Promise<Sessions> {
  const kept = new Map<string, { actor: Actor; until: number }>();
  /** Counts what was forgotten: what was read before that is not kept after it. */
  let forgotten = 0;
  let isListening = true;

  function forget(userId: string): void {
    forgotten += 1;
    for (const [cookie, { actor }] of kept) if (actor.id === userId) kept.delete(cookie);
  }
  function forgetAll(): void {
    forgotten += 1;
    kept.clear();
  }
  const lost = () => {
    isListening = false;
    forgetAll();
  };
  const found = () => {
    isListening = true;
    forgetAll();
  };
  const listeners = [
    await db.listen(SESSION_CHANNEL, forget, found, lost),
    await db.listen(ACCOUNT_CHANNEL, forget, found, lost),
  ];

  async function find(headers: Headers, options?: { asItIs: boolean }): Promise<Viewer> {
    const cookie = headers.get('cookie');
    if (!cookie) return { actor: null, cookies: [] };
    const known = kept.get(cookie);
    if (known && Date.now() < known.until) return { actor: known.actor, cookies: [] };
    const before = forgotten;
    const viewer = await readViewer(db, services, headers, options);
    const { actor } = viewer;
    if (actor && forgotten === before && isListening && cookie.length <= LONGEST_KEPT) {
      kept.delete(cookie); // so that it becomes the youngest
      kept.set(cookie, { actor, until: Date.now() + KEPT_MS });
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size > MAX_KEPT) kept.delete(oldest);
    }
    return viewer;
  }

  return {
    actorOf: (headers) => find(headers),
    async ownerOf(cookie = '') {
      return (await find(new Headers({ cookie }), { asItIs: true })).actor;
    },
    forget,
    async close() {
      lost();
      await Promise.all(listeners.map((listener) => listener.close()));
    },
  };
}

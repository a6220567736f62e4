import type { Database } from '#db/open.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { readViewer, type ViewerCache } from '#server/http/viewer-cache.ts';
import type { Services } from '#services/services.ts';
import type { Exchange } from './exchange.ts';

export interface Parts {
  db: Database;
  services: Services;
  viewers: ViewerCache;
}

/**
 * Returns the domain's context of a request and the cookies of a renewed session. GET and HEAD use the session cache.
 * Other methods read the session from the database.
 */
export async function readCtx(
  { request, isReading, language }: Exchange,
  { db, services, viewers }: Parts,
): Promise<{ ctx: Ctx; cookies: string[] }> {
  const { cookie } = request.headers;
  const headers = new Headers(cookie ? { cookie } : {});
  const { actor, cookies } = await (isReading
    ? viewers.viewerOf(headers)
    : readViewer(db, services, headers));
  return { ctx: { db: db.kysely, actor, now: new Date(), language, services }, cookies };
}

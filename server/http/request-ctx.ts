import type { Database } from '#db/open.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { readViewer, type Sessions } from '#server/http/session.ts';
import type { Services } from '#services/services.ts';
import type { Exchange } from './exchange.ts';

interface Parts {
  db: Database;
  services: Services;
  sessions: Sessions;
}

/**
 * The domain's context of a request, and the cookies to send if the session was renewed. Reads use the session cache; other
 * methods read the session from the database.
 */
export async function readCtx(
  { request, isReading, language }: Exchange,
  { db, services, sessions }: Parts,
): Promise<{ ctx: Ctx; cookies: string[] }> {
  const { cookie } = request.headers;
  const headers = new Headers(cookie ? { cookie } : {});
  const { actor, cookies } = await (isReading
    ? sessions.viewerOf(headers)
    : readViewer(db, services, headers));
  return { ctx: { db: db.kysely, actor, now: new Date(), language, services }, cookies };
}

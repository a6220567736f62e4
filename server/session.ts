import type { Database } from '#db/open.server.ts';
import type { Actor } from '#domain/ctx.ts';
import type { Services } from '#services/services.ts';

/** Who asks, and the cookies to hand back when the session was prolonged. */
export async function actorOf(
  db: Database,
  services: Services,
  headers: Headers,
): Promise<{ actor: Actor | null; cookies: string[] }> {
  const found = await services.identity.sessionOf(db.kysely, headers);
  if (!found) return { actor: null, cookies: [] };
  const { userId, ...person } = found.session;
  return { actor: { id: userId, ...person }, cookies: found.cookies };
}

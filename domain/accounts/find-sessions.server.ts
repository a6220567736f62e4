import { type Ctx, requireMemberOrStaff } from '../ctx.ts';
import { type Browser, browserOf } from './browser-of.server.ts';
import type { RequestOrigin } from './request-origin.ts';
import { shortenedAddress } from './shortened-address.server.ts';

const MAX_LISTED = 50;

export interface OpenSession extends Browser {
  id: string;
  isCurrent: boolean;
  /** Shortened network address (`203.0.113.x`), or null. */
  network: string | null;
  startedAt: Date;
  /** Precise to the hour. */
  usedAt: Date;
}

/**
 * Finds the actor's open sessions: the session of the request first, then the latest used. `more` is the number of
 * sessions beyond the 50 of the list.
 */
export async function findSessions(
  ctx: Ctx,
  { headers }: RequestOrigin,
): Promise<{ sessions: OpenSession[]; more: number }> {
  const { id: userId } = requireMemberOrStaff(ctx);
  const found = await ctx.services.identity.listSessions(ctx.db, userId, headers);
  const ordered = found.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const sessions = ordered.slice(0, MAX_LISTED).map(({ userAgent, address, ...session }) => ({
    ...session,
    ...browserOf(userAgent),
    network: shortenedAddress(address),
  }));
  return { sessions, more: ordered.length - sessions.length };
}

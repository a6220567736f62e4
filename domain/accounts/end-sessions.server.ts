import { z } from 'zod';
import { act, type Ctx, requireMemberOrStaff } from '../ctx.ts';
import { record } from '../events.server.ts';
import type { RequestOrigin } from './request-origin.ts';

export const endSessionInput = z.object({ sessionId: z.string().max(100).catch('') });

/** Ends one of the actor's sessions. Ends nothing if the session is over or belongs to another account. */
export function endSession(ctx: Ctx, sessionId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id: userId } = requireMemberOrStaff(ctx);
    await ctx.services.identity.endSession(ctx.db, userId, sessionId);
    await record(ctx, 'account.sessions_ended', { userId });
  });
}

/** Ends all of the actor's sessions except the session of the request. */
export function endOtherSessions(ctx: Ctx, { headers }: RequestOrigin): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id: userId } = requireMemberOrStaff(ctx);
    await ctx.services.identity.endOtherSessions(ctx.db, userId, headers);
    await record(ctx, 'account.sessions_ended', { userId });
  });
}

import { type Ctx, requireActor } from '../ctx.ts';
import type { CallRequest } from './call-request.ts';

/** The call that the actor has requested, or null. */
export async function findCallRequest(ctx: Ctx): Promise<CallRequest | null> {
  const row = await ctx.db
    .selectFrom('call_request')
    .select(['wanted_on as date', 'wanted_at as time', 'note'])
    .where('user_id', '=', requireActor(ctx).id)
    .executeTakeFirst();
  return row ?? null;
}

import { type Ctx, requireActor } from '../ctx.ts';
import type { CallRequest } from './call-request.ts';

export async function findCallRequest(ctx: Ctx): Promise<CallRequest | null> {
  const row = await ctx.db
    .selectFrom('call_request')
    .select(['wanted_on as date', 'wanted_at as time', 'note'])
    .where('user_id', '=', requireActor(ctx).id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns a user's call request with the phone number of the user's company or profile. Null without a request, for
 * example if the user was deleted.
 */
export async function findCaller(
  ctx: Ctx,
  userId: string,
): Promise<{ phone: string | null; request: CallRequest } | null> {
  const row = await ctx.db
    .selectFrom('call_request')
    .leftJoin('company', 'company.user_id', 'call_request.user_id')
    .leftJoin('influencer', 'influencer.user_id', 'call_request.user_id')
    .select(['wanted_on as date', 'wanted_at as time', 'note'])
    .select((eb) => eb.fn.coalesce('company.phone', 'influencer.phone').as('phone'))
    .where('call_request.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { phone, ...request } = row;
  return { phone, request };
}

import type { Ctx } from '../ctx.ts';
import type { CallRequest } from './call-request.ts';

/** A user's call request and the phone number from their sign-up; null if the user was deleted. */
export async function findCaller(
  ctx: Ctx,
  userId: string,
): Promise<{ phone: string | null; request: CallRequest } | null> {
  const row = await ctx.db
    .selectFrom('call_request')
    .leftJoin('company', 'company.user_id', 'call_request.user_id')
    .leftJoin('influencer', 'influencer.user_id', 'call_request.user_id')
    .select(['wanted_on', 'wanted_at', 'note', 'company.phone as company_phone', 'influencer.phone'])
    .where('call_request.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const request = { date: row.wanted_on, time: row.wanted_at, note: row.note };
  return { phone: row.company_phone ?? row.phone, request };
}

import { countAttempt } from '../accounts/limits.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { type CallRequest, isInFuture } from './call-request.ts';

/**
 * Requests a call from the operator and emails the operator. A second request of the same user replaces the first.
 * Refuses a past moment with `field.moment_is_past`, and too many requests with `activity.wait_an_hour`.
 */
export async function requestCall(ctx: Ctx, input: CallRequest): Promise<void> {
  const { id } = requireActor(ctx);
  if (!isInFuture(input, ctx.now)) throw new Refusal('input.invalid', { date: 'field.moment_is_past' });
  await countAttempt(ctx, 'call:account', id);
  await act(ctx, async (ctx) => {
    const request = {
      wanted_on: input.date,
      wanted_at: input.time,
      note: input.note,
      created_at: ctx.now,
      done_at: null,
    };
    await ctx.db
      .insertInto('call_request')
      .values({ id: newId('call'), user_id: id, ...request })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(request))
      .execute();
    await record(ctx, 'call.requested', { userId: id });
    await enqueue(ctx, 'mail.call_request', { userId: id });
  });
}

import { act, type Ctx, requireActor } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';
import { countAttempt } from './limits.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/** Emails the actor another confirmation link. Refuses with `activity.wait_an_hour`. */
export async function askForConfirmation(ctx: Ctx, origin: RequestOrigin): Promise<void> {
  const { id } = requireActor(ctx);
  await countAttempt(ctx, 'confirmation:network', origin.address);
  await countAttempt(ctx, 'confirmation:account', id);
  await act(ctx, (ctx) => enqueue(ctx, 'mail.confirmation', { userId: id }));
}

import { randomInt } from 'node:crypto';
import { act, type Ctx } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';
import { attemptsAbove, countAttempt } from './limits.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/**
 * Enqueues a job that emails a link to choose a new password. Known and unknown email addresses cause the same
 * work, because only the job looks up the account. One address gets at most three emails an hour. A request above
 * three gets the same response, so strangers cannot block the owner. Refuses with `account.too_many_attempts` above
 * the limit of a network.
 */
export async function askForReset(
  ctx: Ctx,
  { email }: { email: string },
  origin: RequestOrigin,
): Promise<void> {
  await countAttempt(ctx, 'reset:network', origin.address);
  if ((await attemptsAbove(ctx, 'reset:account', email)) > 0) return;
  // The job runs longer for a known email. Without the delay, the job could slow down this response and reveal that
  // the account exists.
  const delayMs = randomInt(1_000, 4_000);
  await act(ctx, (ctx) => enqueue(ctx, 'mail.reset', { email }, { delayMs }));
}

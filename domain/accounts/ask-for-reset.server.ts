import { randomInt } from 'node:crypto';
import { act, type Ctx } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';
import { attemptsAbove, countAttempt } from './limits.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/**
 * Enqueues a job that emails a link to choose a new password. Response times do not reveal whether an account exists,
 * because only the job looks up the account. One address gets at most three emails an hour. Further requests send no
 * email and get the same response, so the requests of strangers never cause an error for the owner. Refuses with
 * `activity.wait_an_hour` above the limit of a network.
 */
export async function askForReset(
  ctx: Ctx,
  { email }: { email: string },
  origin: RequestOrigin,
): Promise<void> {
  await countAttempt(ctx, 'reset:network', origin.address);
  if ((await attemptsAbove(ctx, 'reset:account', email)) > 0) return;
  // The job takes longer for a known email address. Without the delay, the job could slow down the response and
  // reveal that the account exists.
  const delayMs = randomInt(1_000, 4_000);
  await act(ctx, (ctx) => enqueue(ctx, 'mail.reset', { email }, { delayMs }));
}

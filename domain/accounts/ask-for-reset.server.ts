import { randomInt } from 'node:crypto';
import { act, type Ctx } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';
import { attemptsAbove, countAttempt } from './limits.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/**
 * Enqueues a job that emails a link to choose a new password. Does the same work for known and unknown email addresses,
 * because only the job looks up the account. Sends at most three emails an hour to one address, and says nothing about the
 * others, so that strangers cannot block the owner. Refuses with `account.too_many_attempts` above the limit of a network.
 */
export async function askForReset(
  ctx: Ctx,
  { email }: { email: string },
  origin: RequestOrigin,
): Promise<void> {
  await countAttempt(ctx, 'reset:network', origin.address);
  if ((await attemptsAbove(ctx, 'reset:account', email)) > 0) return;
  // The job runs longer for a known email. Without the delay it could slow down this response and so reveal the account.
  const delayMs = randomInt(1_000, 4_000);
  await act(ctx, (ctx) => enqueue(ctx, 'mail.reset', { email }, { delayMs }));
}

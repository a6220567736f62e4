import { randomInt } from 'node:crypto';
import { act, type Ctx } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';
import { countAttempt } from './limits.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/**
 * Enqueues a job that emails a link to choose a new password. Does the same work for known and unknown email addresses,
 * because only the job looks up the account. Attempts are counted by account and by network. Refuses with
 * `account.too_many_attempts`.
 */
export async function askForReset(
  ctx: Ctx,
  { email }: { email: string },
  origin: RequestOrigin,
): Promise<void> {
  await countAttempt(ctx, 'reset:network', origin.address);
  await countAttempt(ctx, 'reset:account', email);
  // The job runs longer for a known email. Without the delay it could slow down this response and so reveal the account.
  const runAt = new Date(ctx.now.getTime() + randomInt(1_000, 4_000));
  await act(ctx, (ctx) => enqueue(ctx, 'mail.reset', { email }, { runAt }));
}

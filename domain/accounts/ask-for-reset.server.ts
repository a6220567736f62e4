import { randomInt } from 'node:crypto';
import { act, type Ctx } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';
import { countAttempt } from './limits.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/**
 * Asks for a link to choose a new password. It does the same work for every address, known or not, and never says which:
 * only the job that it leaves behind looks. Counted by account and by network: `account.too_many_attempts`.
 */
export async function askForReset(
  ctx: Ctx,
  { email }: { email: string },
  origin: RequestOrigin,
): Promise<void> {
  await countAttempt(ctx, 'reset:network', origin.address);
  await countAttempt(ctx, 'reset:account', email);
  // The job works harder for a known address. A few seconds later, whoever measures the answer cannot hear it.
  const runAt = new Date(ctx.now.getTime() + randomInt(1_000, 4_000));
  await act(ctx, (ctx) => enqueue(ctx, 'mail.reset', { email }, { runAt }));
}

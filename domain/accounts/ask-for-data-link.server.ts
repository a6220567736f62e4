import { randomInt } from 'node:crypto';
import { act, type Ctx } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';
import { attemptsAbove, countAttempt } from './limits.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/**
 * Enqueues a job that emails a suspended person a link to their data. The response is the same as in `askForReset`, so
 * strangers do not learn whether an account exists or is suspended. One address gets at most three emails an hour,
 * counted apart from those of `askForReset`, so the requests of strangers never stop the reset of a password.
 */
export async function askForDataLink(
  ctx: Ctx,
  { email }: { email: string },
  origin: RequestOrigin,
): Promise<void> {
  await countAttempt(ctx, 'reset:network', origin.address);
  if ((await attemptsAbove(ctx, 'data-link:account', email)) > 0) return;
  const delayMs = randomInt(1_000, 4_000);
  await act(ctx, (ctx) => enqueue(ctx, 'mail.data_link', { email }, { delayMs }));
}

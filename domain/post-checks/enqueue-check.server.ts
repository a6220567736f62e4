import type { Ctx } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';

interface Publication {
  deliverableId: string;
  publishedAt: Date;
}

/**
 * Enqueues a check of a publication. Content that is published again gets checks of its own, and the checks of its
 * earlier publication end.
 */
export function enqueueCheck(
  ctx: Pick<Ctx, 'db'>,
  { deliverableId, publishedAt }: Publication,
  delayMs: number,
): Promise<void> {
  const payload = { deliverableId, publishedAt: publishedAt.toISOString() };
  const uniqueKey = `post.check ${deliverableId} ${payload.publishedAt}`;
  return enqueue(ctx, 'post.check', payload, { delayMs, uniqueKey });
}

import { refuseIfBlocked } from '../blocks/blocks.server.ts';
import { dayOf } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { type LockedWork, lockWork } from '../deal-work/lock-work.server.ts';
import { subjectOf } from '../deal-work/settle-work.server.ts';
import { Refusal } from '../refusal.ts';
import type { ContentIntent } from './content.ts';
import type { Deliverable } from './deliverable.ts';
import { whyNot } from './may-content.ts';

export interface LockedDeliverable extends LockedWork {
  deliverable: Deliverable;
  /** Day in Paris. */
  today: string;
  /** The subject of events about the deliverable. */
  subject: ReturnType<typeof subjectOf> & { deliverableId: string };
}

/**
 * Locks a deliverable of a running deal of the actor. Every act on content calls this function first. Refuses like
 * `lockWork` and `whyNot`, and with `deliverable.not_found` for content of another deal. Refuses with `block.active` if
 * the actor has blocked the other side, except to drop content.
 */
export async function lockDeliverable(
  ctx: Ctx,
  dealId: string,
  deliverableId: string,
  intent: ContentIntent,
): Promise<LockedDeliverable> {
  const work = await lockWork(ctx, dealId);
  const { deal } = work;
  const deliverable = work.deliverables.find(({ id }) => id === deliverableId);
  if (!deliverable) throw new Refusal('deliverable.not_found');
  if (intent !== 'drop') await refuseIfBlocked(ctx, deal.otherUserId);
  const today = dayOf(ctx.now);
  const code = whyNot(intent, deliverable, { ...work, side: deal.side, today });
  if (code) throw new Refusal(code);
  return { ...work, deliverable, today, subject: { ...subjectOf(deal), deliverableId } };
}

import { act, type Ctx } from '../ctx.ts';
import { startDeadline } from '../deadlines/deadline.ts';
import { delayByPause } from '../deal-work/delay-work.ts';
import { saveWork } from '../deal-work/save-work.server.ts';
import { updateDeliverables } from '../deal-work/update-parts.server.ts';
import { record } from '../events.server.ts';
import { attachFiles } from '../files/attach-files.server.ts';
import { newId } from '../id.server.ts';
import type { ContentInput } from './content-input.ts';
import { ownLastDay } from './deliverable.ts';
import { type LockedDeliverable, lockDeliverable } from './lock-deliverable.server.ts';
import { findNewestSubmission } from './submissions.server.ts';

/**
 * Stores a draft that the influencer hands in. The brand has five working days to answer. After that, the draft counts
 * as approved. Refuses like `lockDeliverable`, and like `attachFiles`.
 */
export function submitContent(
  ctx: Ctx,
  dealId: string,
  deliverableId: string,
  { caption, note, files }: ContentInput<'submit'>,
): Promise<void> {
  return act(ctx, async (ctx) => {
    const work = await lockDeliverable(ctx, dealId, deliverableId, 'submit');
    const { deal, deliverable, shipment, today, subject } = work;
    const newest = await findNewestSubmission(ctx, deliverableId);
    const id = newId('submission');
    const row = { id, deliverable_id: deliverableId, seq: (newest?.seq ?? 0) + 1, caption, note };
    await ctx.db
      .insertInto('submission')
      .values({ ...row, submitted_at: ctx.now })
      .execute();
    await attachFiles(ctx, files, { profile: 'content', to: id, field: 'files' });
    const rows = files.map((file_id, place) => ({ submission_id: id, place, file_id }));
    if (rows.length > 0) await ctx.db.insertInto('submission_file').values(rows).execute();
    const { lastDay } = startDeadline('approve_by', today);
    const submitted = {
      ...deliverable,
      status: 'submitted',
      submittedAt: ctx.now,
      submittedLate: deliverable.submittedLate || isLate(work),
      approveBy: lastDay,
      changeBy: delayByPause(deliverable, shipment?.pausedOn ?? today, today).changeBy,
    } as const;
    await updateDeliverables(ctx, [deliverable], [submitted]);
    await record(ctx, 'deliverable.submitted', { ...subject, lastDay });
    await saveWork(ctx, deal);
  });
}

/**
 * Returns whether a draft that is handed in today comes after its last day. While the deadlines are paused because of
 * the gift, the first day of the pause counts instead of today.
 */
function isLate({ deliverable, shipment, today }: LockedDeliverable): boolean {
  const lastDay = ownLastDay(deliverable);
  return lastDay !== null && lastDay < (shipment?.pausedOn ?? today);
}

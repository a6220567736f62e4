import { act, type Ctx } from '../ctx.ts';
import { startDeadline } from '../deadlines/deadline.ts';
import { saveWork } from '../deal-work/save-work.server.ts';
import { updateDeliverables } from '../deal-work/update-parts.server.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import type { Remark } from './content.ts';
import type { ContentInput } from './content-input.ts';
import { lockDeliverable } from './lock-deliverable.server.ts';
import { requireNewestSubmission } from './submissions.server.ts';

/**
 * Stores the brand's remarks about the newest draft, and uses up one of the agreed rounds. `seq` is the number of the
 * draft that the brand has seen. The influencer has five days for the changes. Refuses like `lockDeliverable` and
 * `requireNewestSubmission`, and with `input.invalid` (`file.gone` at the remark) for remarks about files of other
 * drafts.
 */
export function askForChanges(
  ctx: Ctx,
  dealId: string,
  deliverableId: string,
  { seq, remarks }: ContentInput<'ask'>,
): Promise<void> {
  return act(ctx, async (ctx) => {
    const { deal, deliverable, today, subject } = await lockDeliverable(ctx, dealId, deliverableId, 'ask');
    const submissionId = await requireNewestSubmission(ctx, deliverableId, seq);
    await requireFilesOf(ctx, submissionId, remarks);
    await ctx.db
      .insertInto('remark')
      .values(remarks.map((remark, place) => rowOf(ctx, submissionId, remark, place)))
      .execute();
    const { lastDay } = startDeadline('change_by', today);
    const asked = {
      ...deliverable,
      status: 'changes_asked',
      rounds: deliverable.rounds + 1,
      changesAskedAt: ctx.now,
      changeBy: lastDay,
    } as const;
    await updateDeliverables(ctx, [deliverable], [asked]);
    await record(ctx, 'deliverable.changes_asked', { ...subject, lastDay });
    await saveWork(ctx, deal);
  });
}

function rowOf({ now }: Ctx, submissionId: string, { file, ...remark }: Remark, place: number) {
  const id = newId('remark');
  return { id, submission_id: submissionId, seq: place + 1, file_id: file, ...remark, made_at: now };
}

async function requireFilesOf({ db }: Ctx, submissionId: string, remarks: readonly Remark[]): Promise<void> {
  const rows = await db
    .selectFrom('submission_file')
    .select('file_id')
    .where('submission_id', '=', submissionId)
    .execute();
  const known = new Set(rows.map(({ file_id }) => file_id));
  for (const [place, { file }] of remarks.entries())
    if (file !== null && !known.has(file))
      throw new Refusal('input.invalid', { [`remarks.${place}.file`]: 'file.gone' });
}

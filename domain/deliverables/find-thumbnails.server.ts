import type { Ctx } from '../ctx.ts';

/**
 * Returns a record from the id of each deliverable of a deal to the id of its thumbnail: the first file of the newest
 * draft with files. Leaves out removed files, and deliverables without files. Callers must have authorized the reader
 * of the deal.
 */
export async function findThumbnails({ db }: Ctx, dealId: string): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('submission')
    .innerJoin('deliverable', 'deliverable.id', 'submission.deliverable_id')
    .innerJoin('submission_file', 'submission_file.submission_id', 'submission.id')
    .innerJoin('file', 'file.id', 'submission_file.file_id')
    .distinctOn('deliverable.id')
    .select(['deliverable.id as deliverableId', 'file.id as fileId'])
    .where('deliverable.deal_id', '=', dealId)
    .orderBy('deliverable.id')
    .orderBy('submission.seq', 'desc')
    .orderBy('submission_file.place')
    .execute();
  return Object.fromEntries(rows.map(({ deliverableId, fileId }) => [deliverableId, fileId]));
}

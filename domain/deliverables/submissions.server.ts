import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/** Returns the id and the number of the newest submission. Undefined if there is none. */
export async function findNewestSubmission({ db }: Pick<Ctx, 'db'>, deliverableId: string) {
  return db
    .selectFrom('submission')
    .select(['id', 'seq'])
    .where('deliverable_id', '=', deliverableId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Returns the id of the submission that the brand answers. Refuses with `deliverable.move_not_allowed` if `seq` is not
 * the number of the newest submission: the brand must not answer a submission that it has not seen.
 */
export async function requireNewestSubmission(ctx: Ctx, deliverableId: string, seq: number): Promise<string> {
  const newest = await findNewestSubmission(ctx, deliverableId);
  if (newest?.seq !== seq) throw new Refusal('deliverable.move_not_allowed');
  return newest.id;
}

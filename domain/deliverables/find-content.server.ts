import { sql } from 'kysely';
import { dayOf } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { mayBegin } from '../deal-work/work.ts';
import { findDeal } from '../deals/find-deal.server.ts';
import { kindOf } from '../files/profiles.ts';
import { findChecks } from '../post-checks/find-checks.server.ts';
import { Refusal } from '../refusal.ts';
import type { ContentFile, ContentIntent, ContentView, Remark, SubmissionView } from './content.ts';
import { roundsLeft, whyNot } from './may-content.ts';

/**
 * Returns a deliverable with its drafts and its screenshots, and what the actor may do with it. Refuses other people's
 * deals like `findDeal`, and content of another deal with `deliverable.not_found`.
 */
export async function findContent(ctx: Ctx, dealId: string, deliverableId: string): Promise<ContentView> {
  const deal = await findDeal(ctx, dealId);
  const { work, side, status } = deal;
  const deliverable = work?.deliverables.find(({ id }) => id === deliverableId);
  if (!work || !deliverable) throw new Refusal('deliverable.not_found');
  const situation = { ...work, side, today: dayOf(ctx.now) };
  const may = (intent: ContentIntent) =>
    status === 'running' && whyNot(intent, deliverable, situation) === null;
  return {
    deal,
    deliverable,
    submissions: await findSubmissions(ctx, deliverableId),
    screenshots: await findScreenshots(ctx, dealId, deliverableId),
    checks: await findChecks(ctx, dealId, deliverable),
    may: {
      submit: may('submit'),
      ask: may('ask'),
      approve: may('approve'),
      publish: may('publish'),
      object: may('object'),
      confirm: may('confirm'),
      drop: may('drop'),
    },
    mustWait: deliverable.status === 'planned' && !mayBegin(deliverable, work.shipment),
    roundsLeft: roundsLeft(deliverable, work.terms),
  };
}

async function findSubmissions({ db }: Ctx, deliverableId: string): Promise<SubmissionView[]> {
  const submissions = await db
    .selectFrom('submission')
    .select(['id', 'seq', 'caption', 'note', 'submitted_at as submittedAt'])
    .where('deliverable_id', '=', deliverableId)
    .orderBy('seq')
    .execute();
  if (submissions.length === 0) return [];
  const ids = submissions.map(({ id }) => id);
  const files = await db
    .selectFrom('submission_file')
    .innerJoin('file', 'file.id', 'submission_file.file_id')
    .select(['submission_id', ...fileColumns])
    .where('submission_id', 'in', ids)
    .orderBy('place')
    .execute();
  const remarks = await db
    .selectFrom('remark')
    .select(['submission_id', 'file_id as file', 'x', 'y', 'width', 'height', 'second', 'text'])
    .where('submission_id', 'in', ids)
    .orderBy('seq')
    .execute();
  return submissions.map(({ id, ...submission }) => ({
    ...submission,
    files: rowsOf(files, id).map(fileOf),
    remarks: rowsOf(remarks, id) satisfies Remark[],
  }));
}

/**
 * Returns only screenshots of the newest publication, not those of metrics or of a post that the brand objected to.
 * Filters by owner because `file` has an index on the owner.
 */
async function findScreenshots({ db }: Ctx, dealId: string, deliverableId: string): Promise<ContentFile[]> {
  const rows = await db
    .selectFrom('file')
    .select(fileColumns)
    .where('owner_id', '=', (eb) =>
      eb.selectFrom('deal').select('influencer_user_id').where('id', '=', dealId),
    )
    .where('attached_to', '=', deliverableId)
    .where('created_at', '>=', (eb) =>
      eb.selectFrom('deliverable').select(objectedAt).where('id', '=', deliverableId),
    )
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('post_metric')
        .select('file_id')
        .$narrowType<{ file_id: string }>()
        .where('deliverable_id', '=', deliverableId)
        .where('file_id', 'is not', null),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(fileOf);
}

const objectedAt = sql<Date>`coalesce(objected_at, '-infinity')`.as('objected_at');

const fileColumns = ['file.id', 'file.name', 'file.content_type', 'file.width', 'file.height'] as const;

const fileOf = ({ content_type, ...file }: Omit<ContentFile, 'kind'> & { content_type: string }) => ({
  ...file,
  kind: kindOf(content_type),
});

function rowsOf<Row extends { submission_id: string }>(rows: readonly Row[], submissionId: string) {
  return rows.flatMap(({ submission_id, ...row }) => (submission_id === submissionId ? [row] : []));
}

import { sql } from 'kysely';
import { runAnswerBy } from '../applications/run-answer-by.server.ts';
import type { Ctx } from '../ctx.ts';
import { runWorkDeadlines } from '../deal-work/run-work-deadlines.server.ts';
import { runDealDeadline } from '../deals/run-deal-deadline.server.ts';

const ROWS_A_STEP = 100;

type Due = { id: string; dueAt: Date };

/**
 * Sends the reminders that are due and carries out the outcomes of deadlines that are over. Handles applications, then
 * deals, then the work of deals, each with the oldest deadline first. Each row has its own transaction. A failing row
 * does not stop the others, and its error is thrown at the end. If several processes call this function at once, each
 * reminder and each outcome still happens once.
 */
export async function runDueDeadlines(ctx: Ctx): Promise<void> {
  const errors: unknown[] = [];
  const attempt = (run: Promise<void>) => run.catch((error: unknown) => void errors.push(error));
  await forEachDue(ctx, selectDueApplications, (row) => attempt(runAnswerBy(ctx, row)));
  await forEachDue(ctx, selectDueDeals, (row) => attempt(runDealDeadline(ctx, row)));
  await forEachDue(ctx, selectDueWork, (row) => attempt(runWorkDeadlines(ctx, row)));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} deadlines could not be run`);
}

async function forEachDue<Row extends Due>(
  ctx: Ctx,
  findDue: (ctx: Ctx, after: Due | undefined) => Promise<Row[]>,
  run: (row: Row) => Promise<void>,
): Promise<void> {
  let rows = await findDue(ctx, undefined);
  while (rows.length > 0) {
    for (const row of rows) await run(row);
    rows = rows.length < ROWS_A_STEP ? [] : await findDue(ctx, rows.at(-1));
  }
}

function selectDueApplications(ctx: Ctx, after: Due | undefined) {
  return ctx.db
    .selectFrom('application')
    .select(['id', 'campaign_id as campaignId', 'due_at as dueAt'])
    .$narrowType<{ dueAt: Date }>()
    .where(isDueAfter(ctx, after))
    .orderBy('due_at')
    .orderBy('id')
    .limit(ROWS_A_STEP)
    .execute();
}

function selectDueDeals(ctx: Ctx, after: Due | undefined) {
  return ctx.db
    .selectFrom('deal')
    .select(['id', 'campaign_id as campaignId', 'influencer_id as influencerId', 'due_at as dueAt'])
    .$narrowType<{ dueAt: Date }>()
    .where(isDueAfter(ctx, after))
    .orderBy('due_at')
    .orderBy('id')
    .limit(ROWS_A_STEP)
    .execute();
}

function selectDueWork(ctx: Ctx, after: Due | undefined) {
  return ctx.db
    .selectFrom('deal')
    .select(['id', 'campaign_id as campaignId', 'influencer_id as influencerId', 'work_due_at as dueAt'])
    .$narrowType<{ dueAt: Date }>()
    .where(isDueAfter(ctx, after, 'work_due_at'))
    .orderBy('work_due_at')
    .orderBy('id')
    .limit(ROWS_A_STEP)
    .execute();
}

/**
 * SQL condition: the row is due, and comes after the row `after` in the order of the query. The condition can use the
 * partial index on the column.
 */
function isDueAfter({ now }: Ctx, after: Due | undefined, column: 'due_at' | 'work_due_at' = 'due_at') {
  const dueAt = sql.ref(column);
  return after
    ? sql<boolean>`(${dueAt} <= ${now} and (${dueAt}, id) > (${after.dueAt}, ${after.id}))`
    : sql<boolean>`${dueAt} <= ${now}`;
}

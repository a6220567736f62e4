import { runAnswerBy } from '../applications/run-answer-by.server.ts';
import type { Ctx } from '../ctx.ts';

const ROWS_A_STEP = 100;

type Due = { id: string; dueAt: Date };

/**
 * Sends the reminders that are due and carries out the outcomes of deadlines that are over, the oldest first. Each row
 * has its own transaction. A failing row does not stop the others, and its error is thrown at the end. Several processes
 * may do this at once: each reminder and each outcome happens once.
 */
export async function runDueDeadlines(ctx: Ctx): Promise<void> {
  const errors: unknown[] = [];
  const attempt = (run: Promise<void>) => run.catch((error: unknown) => void errors.push(error));
  await forEachDue(ctx, selectDueApplications, (row) => attempt(runAnswerBy(ctx, row)));
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
    .where('due_at', '<=', ctx.now)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('due_at', 'id'), '>', eb.tuple(after?.dueAt ?? null, after?.id ?? '')),
      ),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(ROWS_A_STEP)
    .execute();
}

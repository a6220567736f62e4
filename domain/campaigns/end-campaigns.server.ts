import { act, type Ctx } from '../ctx.ts';
import { isDueToEnd } from './campaign-status.server.ts';
import { saveTransition } from './change-campaign-status.server.ts';

/**
 * Ends the campaigns whose end date is past in Paris, each in its own transaction. A failing campaign does not stop the
 * others, and its error is thrown at the end. Several processes may do this at once.
 */
export async function endCampaigns(ctx: Ctx): Promise<void> {
  const errors: unknown[] = [];
  for (const { id } of await selectDue(ctx).orderBy('id').execute())
    await endIfDue({ ...ctx, actor: null }, id).catch((error: unknown) => void errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} campaigns could not be ended`);
}

function endIfDue(ctx: Ctx, campaignId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const due = await selectDue(ctx)
      .where('id', '=', campaignId)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (due) await saveTransition(ctx, campaignId, 'end');
  });
}

function selectDue({ db, now }: Ctx) {
  return db.selectFrom('campaign').select('id').where(isDueToEnd(now));
}

import { act, type Ctx } from '../ctx.ts';
import { isDueToEnd } from './campaign-status.server.ts';
import { saveTransition } from './change-campaign-status.server.ts';

/** Ends the campaigns whose end date is past in Paris. Several processes may do this at once. */
export async function endCampaigns(ctx: Ctx): Promise<void> {
  // Checks without a transaction and a lock first, because usually no campaign is due.
  if (!(await selectDue(ctx).limit(1).executeTakeFirst())) return;
  await act(ctx, async (ctx) => {
    const due = await selectDue(ctx).orderBy('id').forNoKeyUpdate().skipLocked().execute();
    for (const { id } of due) await saveTransition({ ...ctx, actor: null }, id, 'end');
  });
}

function selectDue({ db, now }: Ctx) {
  return db.selectFrom('campaign').select('id').where(isDueToEnd(now));
}

import { act, type Ctx } from '../ctx.ts';
import { isDueToEnd } from './campaign-status.server.ts';
import { writeMove } from './move-campaign.server.ts';

/**
 * Saves that campaigns whose end date is past (Europe/Paris) have ended, with their events, notifications and emails.
 * Run by the clock alone: readers derive the status (`campaign-status.server.ts`). Safe to run from several processes
 * at once.
 */
export async function endCampaigns(ctx: Ctx): Promise<void> {
  // Without a lock first: most of the time nothing is due.
  if (!(await selectDue(ctx).limit(1).executeTakeFirst())) return;
  await act(ctx, async (ctx) => {
    const due = await selectDue(ctx).orderBy('id').forUpdate().skipLocked().execute();
    for (const { id } of due) await writeMove({ ...ctx, actor: null }, id, 'end');
  });
}

function selectDue({ db, now }: Ctx) {
  return db.selectFrom('campaign').select('id').where(isDueToEnd(now));
}

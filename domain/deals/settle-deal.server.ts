import { isActiveAt } from '../campaigns/campaign-status.server.ts';
import type { Ctx } from '../ctx.ts';
import { type Deadline, endOfDeadline } from '../deadlines/deadline.ts';
import { record } from '../events.server.ts';
import { type ClosingDeal, closeDeal } from './close-deal.server.ts';
import { deadlineOf } from './deal-deadline.ts';
import { type DealState, findDeadlineState } from './find-deadline-state.server.ts';
import { saveDeal, saveOffer } from './save-deal.server.ts';

/**
 * Carries out the deadlines of a locked deal that are over: the offer expires, or the deal closes as silent or as not
 * signed. `lockDeal` calls this function before every act. Otherwise, an act between the end of a deadline and the next
 * run of the schedule could revive a deal that pages already show as over (`currentDeal`). Callers pass `known` if they
 * have already read the state.
 */
export async function settleDeal(ctx: Ctx, deal: ClosingDeal, known?: DealState): Promise<void> {
  const state = known ?? (await findDeadlineState(ctx, deal.id));
  const deadline = deadlineOf(state);
  if (!deadline || endOfDeadline(deadline) > ctx.now) return;
  // The events have no actor, because the deadline caused them, even if an act of one side runs this code.
  await carryOut({ ...ctx, actor: null }, deal, deadline, state.offer.id);
  // The outcome can start another deadline that is already over.
  await settleDeal(ctx, deal);
}

/**
 * Dates the outcome at the end of the deadline, so that a late run of the schedule does not move the next deadline. If
 * the campaign is over, closes a negotiating deal with the campaign instead, as pages show it (`currentDeal`). This
 * closing is dated now.
 */
async function carryOut(ctx: Ctx, deal: ClosingDeal, deadline: Deadline, offerId: string): Promise<void> {
  const atEnd = { ...ctx, now: endOfDeadline(deadline) };
  if (deadline.kind === 'sign_by') return closeDeal(atEnd, deal, 'missSignature');
  if (!(await isCampaignActive(ctx, deal.campaignId))) return closeDeal(ctx, deal, 'closeWithCampaign');
  if (deadline.kind === 'quiet') return closeDeal(atEnd, deal, 'fallSilent');
  const { id: dealId, campaignId, influencerId } = deal;
  await saveOffer(atEnd, offerId, 'expire');
  await saveDeal(atEnd, dealId);
  await record(atEnd, 'offer.expired', { dealId, offerId, campaignId, influencerId });
}

async function isCampaignActive({ db, now }: Ctx, campaignId: string): Promise<boolean> {
  const campaign = await db
    .selectFrom('campaign')
    .select('id')
    .where('id', '=', campaignId)
    .where(isActiveAt(now))
    .executeTakeFirst();
  return campaign !== undefined;
}

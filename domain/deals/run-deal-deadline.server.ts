import { isActiveAt } from '../campaigns/campaign-status.server.ts';
import { act, type Ctx } from '../ctx.ts';
import { claimReminder } from '../deadlines/claim-reminder.server.ts';
import { type Deadline, endOfDeadline, nextMomentOf } from '../deadlines/deadline.ts';
import { record } from '../events.server.ts';
import { closeDeal } from './close-deal.server.ts';
import { otherSide, type Side, sides } from './deal.ts';
import { deadlineOf } from './deal-deadline.ts';
import { findDeadlineState } from './find-deadline-state.server.ts';
import { saveDeal, saveOffer } from './save-deal.server.ts';

interface DueDeal {
  id: string;
  campaignId: string;
  influencerId: string;
}

/**
 * Reminds the sides of a deal that is due, or carries out the outcome of its deadline: the offer expires, or the deal
 * closes as silent or as not signed. Does nothing if another process does so now, or has done so.
 */
export function runDealDeadline(ctx: Ctx, deal: DueDeal): Promise<void> {
  return act(ctx, async (ctx) => {
    const isCampaignActive = await lockCampaign(ctx, deal.campaignId);
    const locked = await ctx.db
      .selectFrom('deal')
      .select('id')
      .where('id', '=', deal.id)
      .where('due_at', '<=', ctx.now)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!locked) return;
    const state = await findDeadlineState(ctx, deal.id);
    const deadline = deadlineOf(state);
    if (!deadline) await saveDueAt(ctx, deal.id, null);
    else if (endOfDeadline(deadline) <= ctx.now)
      await carryOut(ctx, { ...deal, isCampaignActive, offerId: state.offer.id }, deadline);
    else await remind(ctx, deal, deadline, state.offer.side);
  });
}

/**
 * The outcome has the moment of the end, so that a pause of the schedule does not move the next deadline. If the campaign
 * is over, a negotiating deal closes with it, as pages derive it (`currentDeal`).
 */
async function carryOut(
  ctx: Ctx,
  deal: DueDeal & { isCampaignActive: boolean; offerId: string },
  deadline: Deadline,
): Promise<void> {
  const atEnd = { ...ctx, now: endOfDeadline(deadline) };
  if (deadline.kind === 'sign_by') return closeDeal(atEnd, deal, 'missSignature');
  if (!deal.isCampaignActive) return closeDeal(ctx, deal, 'closeWithCampaign');
  if (deadline.kind === 'quiet') return closeDeal(atEnd, deal, 'fallSilent');
  const { id: dealId, campaignId, influencerId, offerId } = deal;
  await saveOffer(atEnd, offerId, 'expire');
  await saveDeal(atEnd, dealId);
  await record(atEnd, 'offer.expired', { dealId, offerId, campaignId, influencerId });
}

/** Locks as `holdCampaign` does. Returns whether the campaign still runs. */
async function lockCampaign({ db, now }: Ctx, campaignId: string): Promise<boolean> {
  const campaign = await db
    .selectFrom('campaign')
    .select(isActiveAt(now).as('isActive'))
    .where('id', '=', campaignId)
    .forShare()
    .executeTakeFirst();
  return campaign?.isActive === true;
}

async function remind(ctx: Ctx, deal: DueDeal, deadline: Deadline, maker: Side): Promise<void> {
  const { id: dealId, campaignId, influencerId } = deal;
  await saveDueAt(ctx, dealId, nextMomentOf(deadline, ctx.now));
  if (!(await claimReminder(ctx, dealId, deadline))) return;
  const { kind, lastDay } = deadline;
  for (const side of sidesToRemind(kind, maker))
    await record(ctx, 'deal.reminded', { dealId, campaignId, influencerId, deadline: kind, side, lastDay });
}

/** The addressee of an offer must answer it. Accepting it is the first signature, so its maker must sign. */
function sidesToRemind(kind: Deadline['kind'], maker: Side): readonly Side[] {
  if (kind === 'offer_by') return [otherSide(maker)];
  return kind === 'sign_by' ? [maker] : sides;
}

async function saveDueAt({ db }: Ctx, dealId: string, due_at: Date | null): Promise<void> {
  await db.updateTable('deal').set({ due_at }).where('id', '=', dealId).execute();
}

import { act, type Ctx } from '../ctx.ts';
import { claimReminder } from '../deadlines/claim-reminder.server.ts';
import { type Deadline, endOfDeadline, nextMomentOf } from '../deadlines/deadline.ts';
import { record } from '../events.server.ts';
import type { ClosingDeal } from './close-deal.server.ts';
import { otherSide, type Side, sides } from './deal.ts';
import { deadlineOf } from './deal-deadline.ts';
import { findDeadlineState } from './find-deadline-state.server.ts';
import { lockDueDeal } from './lock-due-deal.server.ts';
import { settleDeal } from './settle-deal.server.ts';

/**
 * Reminds the sides of a deal that is due, or carries out the outcome of its deadline (`settleDeal`). Does nothing if
 * another process is handling the deal or has already handled it.
 */
export function runDealDeadline(ctx: Ctx, deal: ClosingDeal): Promise<void> {
  return act(ctx, async (ctx) => {
    if (!(await lockDueDeal(ctx, deal, 'due_at'))) return;
    const state = await findDeadlineState(ctx, deal.id);
    const deadline = deadlineOf(state);
    if (!deadline) await saveDueAt(ctx, deal.id, null);
    else if (endOfDeadline(deadline) <= ctx.now) await settleDeal(ctx, deal, state);
    else await remind(ctx, deal, deadline, state.offer.side);
  });
}

async function remind(ctx: Ctx, deal: ClosingDeal, deadline: Deadline, maker: Side): Promise<void> {
  const { id: dealId, campaignId, influencerId } = deal;
  await saveDueAt(ctx, dealId, nextMomentOf(deadline, ctx.now));
  if (!(await claimReminder(ctx, dealId, deadline))) return;
  const { kind, lastDay } = deadline;
  for (const side of sidesToRemind(kind, maker))
    await record(ctx, 'deal.reminded', { dealId, campaignId, influencerId, deadline: kind, side, lastDay });
}

/**
 * The addressee must answer an offer. Accepting includes the first signature, so the maker of the offer signs second.
 */
function sidesToRemind(kind: Deadline['kind'], maker: Side): readonly Side[] {
  if (kind === 'offer_by') return [otherSide(maker)];
  return kind === 'sign_by' ? [maker] : sides;
}

async function saveDueAt({ db }: Ctx, dealId: string, due_at: Date | null): Promise<void> {
  await db.updateTable('deal').set({ due_at }).where('id', '=', dealId).execute();
}

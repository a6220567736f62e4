import { refuseIfBlocked } from '../blocks/blocks.server.ts';
import { dayOf } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { saveWork } from '../deal-work/save-work.server.ts';
import { subjectOf } from '../deal-work/settle-work.server.ts';
import { record } from '../events.server.ts';
import { lockShipment, writeShipment } from './lock-shipment.server.ts';

/**
 * Records the influencer's description of a problem with a gift that was sent. Pauses the deadlines of the content from
 * this day on. If the deadlines are still paused after a second sending, the pause keeps its first day. Refuses like
 * `lockShipment`, and with `block.active`.
 */
export function reportProblem(ctx: Ctx, dealId: string, { text }: { text: string }): Promise<void> {
  return act(ctx, async (ctx) => {
    const work = await lockShipment(ctx, dealId, 'reportProblem');
    const { deal, shipment } = work;
    await refuseIfBlocked(ctx, deal.otherUserId);
    await writeShipment(ctx, work, {
      ...shipment,
      status: 'problem',
      problem: text,
      problemAt: ctx.now,
      pausedOn: shipment.pausedOn ?? dayOf(ctx.now),
    });
    await record(ctx, 'shipment.problem_reported', subjectOf(deal));
    await saveWork(ctx, deal);
  });
}

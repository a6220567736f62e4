import { isDeepStrictEqual } from 'node:util';
import { refuseIfBlocked } from '../blocks/blocks.server.ts';
import { dayOf, daysAfter } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { subjectOf } from '../deal-work/settle-work.server.ts';
import { lockDeal } from '../deals/lock-deal.server.ts';
import { saveDeal } from '../deals/save-deal.server.ts';
import { isOnline } from '../deliverables/deliverable.ts';
import { record } from '../events.server.ts';
import { attachFiles } from '../files/attach-files.server.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import type { MetricsInput } from './metrics-input.ts';

/**
 * Declares the influencer's figures of content that is online, also after the deal was closed. A correction is a newer
 * row. Changes nothing if these figures were the last ones declared, because the request repeats one whose response was
 * lost. The screenshot is a file of the upload profile `content`. Refuses like `lockDeal` and `attachFiles`, with
 * `deliverable.not_found` for content of another deal, and with:
 * - `deliverable.move_not_allowed` for the brand, and for content that is not online
 * - `block.active` if the influencer has blocked the brand
 * - `metric.day_in_future` and `metric.day_before_post` at the field `asOf`
 */
export function declareMetrics(
  ctx: Ctx,
  dealId: string,
  deliverableId: string,
  input: MetricsInput,
): Promise<void> {
  const { asOf, values, file } = input;
  return act(ctx, async (ctx) => {
    const deal = await lockDeal(ctx, dealId);
    const content = await ctx.db
      .selectFrom('deliverable')
      .select(['status', 'published_at'])
      .where('id', '=', deliverableId)
      .where('deal_id', '=', dealId)
      .executeTakeFirst();
    if (!content) throw new Refusal('deliverable.not_found');
    if (deal.side !== 'influencer' || !isOnline(content)) throw new Refusal('deliverable.move_not_allowed');
    await refuseIfBlocked(ctx, deal.otherUserId);
    requireDay(asOf, content.published_at, ctx.now);
    if (await isDeclared(ctx, deliverableId, content.published_at, input)) return;
    await attachFiles(ctx, file ? [file] : [], { profile: 'content', to: deliverableId, field: 'files' });
    const common = { deliverable_id: deliverableId, source: 'declared', as_of: asOf } as const;
    const rows = values.map(({ metric, value }) => ({
      ...common,
      id: newId('metric'),
      metric,
      value,
      check_id: null,
      file_id: file,
      entered_at: ctx.now,
    }));
    await ctx.db.insertInto('post_metric').values(rows).execute();
    await record(ctx, 'metrics.declared', { ...subjectOf(deal), deliverableId });
    await saveDeal(ctx, dealId);
  });
}

/** Figures of an earlier post, before `publishedAt`, do not count. */
async function isDeclared(
  { db }: Ctx,
  deliverableId: string,
  publishedAt: Date | null,
  { asOf, values, file }: MetricsInput,
): Promise<boolean> {
  const rows = await db
    .selectFrom('post_metric')
    .select(['metric', 'value', 'as_of', 'file_id', 'entered_at'])
    .where('deliverable_id', '=', deliverableId)
    .where('source', '=', 'declared')
    .orderBy('entered_at', 'desc')
    .execute();
  const [newest] = rows;
  if (!newest || (publishedAt && newest.entered_at < publishedAt)) return false;
  const last = rows.filter(({ entered_at }) => entered_at.getTime() === newest.entered_at.getTime());
  return (
    last.every((it) => it.as_of === asOf && it.file_id === file) &&
    isDeepStrictEqual(
      new Map(last.map(({ metric, value }) => [metric, value])),
      new Map(values.map(({ metric, value }) => [metric, value])),
    )
  );
}

/** Allows a day before and after the days in Paris, because the influencer may live in another time zone. */
function requireDay(asOf: string, publishedAt: Date | null, now: Date): void {
  if (asOf > daysAfter(dayOf(now), 1)) throw new Refusal('input.invalid', { asOf: 'metric.day_in_future' });
  if (publishedAt && asOf < daysAfter(dayOf(publishedAt), -1))
    throw new Refusal('input.invalid', { asOf: 'metric.day_before_post' });
}

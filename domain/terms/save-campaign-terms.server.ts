import { mayBeSaved } from '../campaigns/campaign.ts';
import { campaignStatusAt } from '../campaigns/campaign-status.server.ts';
import { dayOf } from '../clock.ts';
import { actsFor } from '../companies/acts-for.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { canonicalJson, hashOfTerms } from './canonical.server.ts';
import { refusedByCompensation } from './compensation-fit.ts';
import type { Terms } from './terms.ts';

export interface TermsChange {
  /** The version that the brand changed. 0 if there is no version yet. */
  version: number;
  terms: Terms;
}

/**
 * Adds a version of the terms to a draft or active campaign of the actor's brand. Ignores terms that equal
 * the newest version, for example from a double click. Refuses with:
 * - `campaign.not_found` for another brand's campaign, `terms.are_fixed` once the campaign is over
 * - `terms.changed_meanwhile` if `version` is not the newest
 * - `input.invalid` if the terms contradict the compensation of the campaign, or if publication would end in
 *   the past
 * - `activity.wait_an_hour` above the limit of `activity-limits.ts`
 */
export function saveCampaignTerms(
  ctx: Ctx,
  campaignId: string,
  { version, terms }: TermsChange,
): Promise<void> {
  return act(ctx, async (ctx) => {
    const campaign = await ctx.db
      .selectFrom('campaign')
      .select(['compensation_type', campaignStatusAt(ctx.now).as('status')])
      .where('id', '=', campaignId)
      .where('client_id', '=', actsFor(requireActor(ctx)))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!campaign) throw new Refusal('campaign.not_found');
    const newest = await ctx.db
      .selectFrom('campaign_terms')
      .select(['version', 'hash'])
      .where('campaign_id', '=', campaignId)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    const hash = hashOfTerms(terms);
    if (newest?.hash === hash) return;
    if (!mayBeSaved(campaign)) throw new Refusal('terms.are_fixed');
    if ((newest?.version ?? 0) !== version) throw new Refusal('terms.changed_meanwhile');
    const refused = {
      ...refusedByCompensation(terms, campaign.compensation_type),
      ...(terms.publishBy < dayOf(ctx.now) && { publishBy: 'terms.publication_is_past' as const }),
    };
    if (Object.keys(refused).length > 0) throw new Refusal('input.invalid', refused);
    await ctx.db
      .insertInto('campaign_terms')
      .values({
        campaign_id: campaignId,
        version: version + 1,
        terms: canonicalJson(terms),
        hash,
        saved_at: ctx.now,
      })
      .execute();
    await record(ctx, 'terms.saved', { campaignId });
  });
}

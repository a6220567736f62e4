import { refuseIfBlocked } from '../blocks/blocks.server.ts';
import { holdCampaign } from '../campaigns/hold-campaign.server.ts';
import { dayOf } from '../clock.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { dealTransitions } from '../deals/deal.ts';
import { lockDeal } from '../deals/lock-deal.server.ts';
import { saveDeal } from '../deals/save-deal.server.ts';
import { isDealOf } from '../deals/select-deals.server.ts';
import { record } from '../events.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import type { Parties, Signatory } from './contract.ts';
import { writeSignature } from './write-signature.server.ts';

/**
 * Writes the second signature of the open contract, so that the deal runs. A job then makes the PDF. Refuses like
 * `writeSignature`, and with:
 * - `deal.not_found`
 * - `contract.not_open` without an open contract, and after its last day
 * - `block.active` if the actor has blocked the other side
 */
export function signContract(ctx: Ctx, dealId: string, signatory: Signatory): Promise<void> {
  return act(ctx, async (ctx) => {
    const deal = await lockDeal(ctx, dealId);
    await refuseIfBlocked(ctx, deal.otherUserId);
    const contract = await ctx.db
      .selectFrom('contract')
      .select(['id', 'hash', 'parties', 'required_by_law as isRequiredByLaw', 'sign_by'])
      .where('deal_id', '=', dealId)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (!contract || contract.sign_by < dayOf(ctx.now)) throw new Refusal('contract.not_open');
    const parties = contract.parties as Parties;
    await writeSignature(ctx, { ...contract, parties }, deal.side, signatory);
    await ctx.db
      .updateTable('contract')
      .set({ status: 'signed', signed_at: ctx.now })
      .where('id', '=', contract.id)
      .execute();
    await saveDeal(ctx, dealId, { status: dealTransitions.sign.to, running_at: ctx.now });
    await enqueue(ctx, 'contract.file', { contractId: contract.id });
    const { campaignId, influencerId } = deal;
    await record(ctx, 'contract.signed', { dealId, contractId: contract.id, campaignId, influencerId });
  });
}

/**
 * Signs several open contracts in one act: all of them or none. Each contract needs the hash that the page showed, and
 * gets its own signature. Refuses like `signContract`.
 */
export function signContracts(
  ctx: Ctx,
  signatory: Omit<Signatory, 'hash'>,
  contracts: readonly { dealId: string; hash: string }[],
): Promise<void> {
  return act(ctx, async (ctx) => {
    await holdCampaignsOf(
      ctx,
      contracts.map(({ dealId }) => dealId),
    );
    // All acts lock deals in this order to prevent deadlocks.
    for (const { dealId, hash } of contracts.toSorted((one, other) => (one.dealId < other.dealId ? -1 : 1)))
      await signContract(ctx, dealId, { ...signatory, hash });
  });
}

/** Locks the campaigns of the actor's deals before any deal, as an erasure does (docs/decisions/0039). */
async function holdCampaignsOf(ctx: Ctx, dealIds: readonly string[]): Promise<void> {
  if (dealIds.length === 0) return;
  const campaigns = await ctx.db
    .selectFrom('deal')
    .select('campaign_id')
    .distinct()
    .where('id', 'in', dealIds)
    .where(isDealOf(requireActor(ctx)))
    .orderBy('campaign_id')
    .execute();
  for (const { campaign_id } of campaigns) await holdCampaign(ctx, campaign_id);
}

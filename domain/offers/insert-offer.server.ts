import { dayOf } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { startDeadline } from '../deadlines/deadline.ts';
import type { Side } from '../deals/deal.ts';
import { newId } from '../id.server.ts';
import { canonicalJson, hashOfTerms } from '../terms/canonical.server.ts';
import type { Terms } from '../terms/terms.ts';

interface NewOffer {
  dealId: string;
  seq: number;
  side: Side;
  terms: Terms;
  note: string;
  campaignEndsOn: string;
}

/**
 * Adds an offer to a locked deal that has no open offer. The offer expires at the deadline `offer_by`, or earlier
 * with the campaign or with the last day of publication in its terms. Returns the id of the offer.
 */
export async function insertOffer(ctx: Ctx, offer: NewOffer): Promise<string> {
  const { dealId, seq, side, terms, note, campaignEndsOn } = offer;
  const id = newId('offer');
  const latest = terms.publishBy < campaignEndsOn ? terms.publishBy : campaignEndsOn;
  await ctx.db
    .insertInto('offer')
    .values({
      id,
      deal_id: dealId,
      seq,
      side,
      terms: canonicalJson(terms),
      hash: hashOfTerms(terms),
      note,
      status: 'open',
      made_at: ctx.now,
      expires_on: startDeadline('offer_by', dayOf(ctx.now), latest).lastDay,
      answered_at: null,
    })
    .execute();
  return id;
}

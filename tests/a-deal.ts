import type { Ctx } from '#domain/ctx.ts';
import { requireActor } from '#domain/ctx.ts';
import { newId } from '#domain/id.server.ts';
import { hashOfTerms } from '#domain/terms/canonical.server.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { someTerms } from './some-terms.ts';

interface TwoSides {
  brand: Ctx;
  influencer: Ctx & { influencerId: string };
  campaignId: string;
}

/** Writes the rows of a deal with one open offer by the brand. */
export async function aDealWithOffer({ brand, influencer, campaignId }: TwoSides, terms: Terms = someTerms) {
  const { db, now } = brand;
  const deal = {
    id: newId('deal'),
    campaign_id: campaignId,
    client_id: requireActor(brand).id,
    influencer_id: influencer.influencerId,
    influencer_user_id: requireActor(influencer).id,
    campaign_title: 'Autumn table',
    brand_name: 'Maison Aubrac',
    influencer_name: 'Léa Dubois',
    status: 'negotiating' as const,
    started_at: now,
  };
  await db.insertInto('deal').values(deal).execute();
  const offer = {
    id: newId('offer'),
    deal_id: deal.id,
    seq: 1,
    side: 'brand' as const,
    terms: JSON.stringify(terms),
    hash: hashOfTerms(terms),
    status: 'open' as const,
    made_at: now,
    expires_on: '2026-06-20',
  };
  await db.insertInto('offer').values(offer).execute();
  return { deal, offer: { id: offer.id, terms } };
}

import type { CompensationType } from '../campaigns/campaign.ts';
import type { Ctx } from '../ctx.ts';
import { fitsCompensation } from './compensation-fit.ts';
import type { Terms } from './terms.ts';
import { termsSchema } from './terms-schema.ts';

export interface SavedTerms {
  version: number;
  terms: Terms;
}

/** Returns the newest version of a campaign's terms. Callers must have loaded the campaign through the viewer. */
export async function findSavedTerms({ db }: Ctx, campaignId: string): Promise<SavedTerms | null> {
  const row = await db
    .selectFrom('campaign_terms')
    .select(['version', 'terms'])
    .where('campaign_id', '=', campaignId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, terms: termsSchema.parse(row.terms) } : null;
}

/**
 * Returns the terms that influencers and visitors read. Returns null if the brand has saved no terms, or if the terms
 * contradict the campaign's compensation.
 */
export async function findAskedTerms(
  ctx: Ctx,
  { id, compensationType }: { id: string; compensationType: CompensationType },
): Promise<Terms | null> {
  const saved = await findSavedTerms(ctx, id);
  return saved && fitsCompensation(saved.terms, compensationType) ? saved.terms : null;
}

import type { Ctx } from '../ctx.ts';

/**
 * Prevents changes of a campaign until the transaction ends. Call this function before locking one of the
 * campaign's applications. A transaction that ends a campaign locks in the same order: the campaign first, then its
 * applications.
 */
export async function holdCampaign({ db }: Ctx, campaignId: string): Promise<void> {
  await db.selectFrom('campaign').select('id').where('id', '=', campaignId).forShare().execute();
}

import type { Ctx } from '../ctx.ts';

/**
 * Takes a shared lock on a campaign until the transaction ends. Callers must lock the campaign before its applications
 * and deals, because the transaction that ends a campaign locks in this order.
 */
export async function holdCampaign({ db }: Ctx, campaignId: string): Promise<void> {
  await db.selectFrom('campaign').select('id').where('id', '=', campaignId).forShare().execute();
}

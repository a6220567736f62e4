import type { Ctx } from '../ctx.ts';

/**
 * Prevents changes of a campaign until the transaction ends. Call it before one of the campaign's applications is locked,
 * because a campaign that ends locks itself first and then its applications.
 */
export async function holdCampaign({ db }: Ctx, campaignId: string): Promise<void> {
  await db.selectFrom('campaign').select('id').where('id', '=', campaignId).forShare().execute();
}

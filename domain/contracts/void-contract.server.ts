import type { Ctx } from '../ctx.ts';

/**
 * Voids the contract that only one side has signed, if any. Call this function inside the transaction that closes the
 * deal, after `lockDeal`.
 */
export async function voidOpenContract({ db }: Ctx, dealId: string): Promise<void> {
  await db
    .updateTable('contract')
    .set({ status: 'void' })
    .where('deal_id', '=', dealId)
    .where('status', '=', 'open')
    .execute();
}

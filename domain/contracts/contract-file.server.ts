import { createHash } from 'node:crypto';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { isDealOf } from '../deals/select-deals.server.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';

export const hashOfFile = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/**
 * Stores the PDF of a signed contract. Does nothing if the contract already has a PDF, so that both sides keep the same
 * bytes.
 */
export function saveContractFile(ctx: Ctx, contractId: string, content: Buffer): Promise<void> {
  return act(ctx, async (ctx) => {
    const id = newId('contract-file');
    const saved = await ctx.db
      .insertInto('contract_file')
      .values({ id, contract_id: contractId, content, hash: hashOfFile(content), created_at: ctx.now })
      .onConflict((conflict) => conflict.column('contract_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (saved)
      await ctx.db.updateTable('contract').set({ file_id: id }).where('id', '=', contractId).execute();
  });
}

/**
 * Returns the PDF of the newest signed contract of a deal. Refuses with `contract.not_found` for other people's deals,
 * and while the job has not made the PDF yet.
 */
export async function findContractFile(
  ctx: Ctx,
  dealId: string,
): Promise<{ content: Buffer; version: number; campaignTitle: string }> {
  const file = await ctx.db
    .selectFrom('contract_file')
    .innerJoin('contract', 'contract.id', 'contract_file.contract_id')
    .innerJoin('deal', 'deal.id', 'contract.deal_id')
    .select(['contract_file.content', 'contract.version', 'deal.campaign_title as campaignTitle'])
    .where('deal.id', '=', dealId)
    .where(isDealOf(requireActor(ctx)))
    .orderBy('contract.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!file) throw new Refusal('contract.not_found');
  return { ...file, content: Buffer.from(file.content) };
}

import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { detachFiles } from '../files/attach-files.server.ts';
import { Refusal } from '../refusal.ts';
import { lockOwnCompany } from './lock-own-company.server.ts';

/**
 * Removes a document of the actor's company. The sweep deletes its file after a day. Removing the last document
 * withdraws a waiting verification request. Refuses with `company.document_not_found` and `company.not_found`.
 */
export function removeDocument(ctx: Ctx, documentId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id: companyId } = await lockOwnCompany(ctx);
    const removed = await ctx.db
      .deleteFrom('company_document')
      .where('id', '=', documentId)
      .where('company_id', '=', companyId)
      .returning('file_id')
      .executeTakeFirst();
    if (!removed) throw new Refusal('company.document_not_found');
    await detachFiles(ctx, [removed.file_id], companyId);
    await ctx.db
      .updateTable('company')
      .set({ verification_asked_at: null })
      .where('id', '=', companyId)
      .where((eb) => eb.not(eb.exists(eb.selectFrom('company_document').where('company_id', '=', companyId))))
      .execute();
    await record(ctx, 'company.document_removed', { companyId, documentId });
  });
}

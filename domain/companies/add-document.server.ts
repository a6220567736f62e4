import type { z } from 'zod';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { attachFiles } from '../files/attach-files.server.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import { MAX_DOCUMENTS } from './document.ts';
import type { documentInput } from './document-input.ts';
import { lockOwnCompany } from './lock-own-company.server.ts';

/**
 * Adds the actor's upload to the documents of their company. A repeated call adds the document only once. Requests
 * verification if the company is neither verified nor waiting for verification, for example after a refusal. Refuses
 * with `file.gone`, `company.not_found`, and `company.too_many_documents` above twenty documents.
 */
export function addDocument(ctx: Ctx, { fileId, type }: z.infer<typeof documentInput>): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id: companyId, ...verification } = await lockOwnCompany(ctx);
    const documents = await ctx.db
      .selectFrom('company_document')
      .select('file_id')
      .where('company_id', '=', companyId)
      .execute();
    if (documents.some(({ file_id }) => file_id === fileId)) return;
    if (documents.length >= MAX_DOCUMENTS) throw new Refusal('company.too_many_documents');
    await attachFiles(ctx, [fileId], { profile: 'document', to: companyId });
    const documentId = newId('document');
    await ctx.db
      .insertInto('company_document')
      .values({ id: documentId, company_id: companyId, file_id: fileId, type, created_at: ctx.now })
      .execute();
    if (!verification.verified_at && !verification.verification_asked_at) {
      await ctx.db
        .updateTable('company')
        .set({ verification_asked_at: ctx.now, verification_refusal: null })
        .where('id', '=', companyId)
        .execute();
    }
    await record(ctx, 'company.document_added', { companyId, documentId });
  });
}

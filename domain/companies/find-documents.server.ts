import { type Ctx, requireActor } from '../ctx.ts';
import { downloadAddress } from '../files/media.ts';
import { actsFor } from './acts-for.ts';

export type CompanyDocument = Awaited<ReturnType<typeof documentsOf>>[number];

export async function findDocuments(ctx: Ctx): Promise<CompanyDocument[]> {
  return documentsOf(ctx, actsFor(requireActor(ctx)));
}

/** Callers must have checked that the actor may see the documents. */
export async function documentsOf({ db }: Ctx, userId: string) {
  const rows = await db
    .selectFrom('company_document as document')
    .innerJoin('company', 'company.id', 'document.company_id')
    .innerJoin('file', 'file.id', 'document.file_id')
    .select(['document.id', 'document.type', 'document.file_id', 'document.created_at as addedAt'])
    .select(['file.name', 'file.bytes'])
    .where('company.user_id', '=', userId)
    .orderBy('document.created_at', 'desc')
    .orderBy('document.id', 'desc')
    .execute();
  // Only the company and staff can open the address.
  return rows.map(({ file_id, ...row }) => ({ ...row, address: downloadAddress(file_id) }));
}

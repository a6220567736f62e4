import { titleOf } from '../blog/find-drafts.server.ts';
import { type Ctx, requireStaff } from '../ctx.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import type { AuditAct } from './audit.ts';

export type AuditLine = Awaited<ReturnType<typeof findAudit>>['lines'][number];

/**
 * Returns a page of the audit log, newest first. `subjectId` limits the log to one subject. Refuses with
 * `staff.not_found`.
 */
export async function findAudit(
  ctx: Ctx,
  { page: requestedPage, subjectId }: { page: number; subjectId?: string },
) {
  requireStaff(ctx);
  const matches = ctx.db
    .selectFrom('audit')
    .$if(subjectId !== undefined, (query) => query.where('audit.subject_id', '=', subjectId ?? ''));
  const { total } = await matches
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage);
  const rows = await matches
    .leftJoin('app_user as staff', 'staff.id', 'audit.staff_id')
    .leftJoin('app_user as subject', 'subject.id', 'audit.subject_id')
    .leftJoin('blog_entry as entry', 'entry.id', 'audit.subject_id')
    .select(['audit.id', 'audit.created_at', 'audit.act', 'audit.staff_id', 'audit.subject_id'])
    .select(['staff.name as staff_name', 'subject.name as subject_name'])
    .select(['subject.role as subject_role', 'entry.id as entry_id', 'entry.title_en', 'entry.title_fr'])
    .orderBy('audit.id', 'desc')
    .offset(offset)
    .limit(PAGE_SIZE)
    .execute();
  const lines = rows.map(({ subject_id: id, ...row }) => ({
    id: row.id,
    at: row.created_at,
    staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name },
    // Only `audit` writes this column, so every value is an `AuditAct`.
    act: row.act as AuditAct,
    subject: row.entry_id
      ? { id, name: titleOf(row, ctx.language) || null, kind: 'entry' as const }
      : {
          id,
          name: row.subject_name,
          kind: row.subject_role === 'staff' ? ('staff' as const) : ('account' as const),
        },
  }));
  return { lines, page, pages };
}

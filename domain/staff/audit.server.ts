import type { Ctx } from '../ctx.ts';
import { newId } from '../id.server.ts';
import type { AuditAct } from './audit.ts';

/**
 * Appends an action of the actor to the audit log. The log cannot be changed later. The only personal data in the
 * log is the id of the subject. Call this function inside the transaction of the action: the action and its line in
 * the log then commit or roll back together.
 */
export async function audit(ctx: Ctx, act: AuditAct, subjectId: string): Promise<void> {
  await ctx.db
    .insertInto('audit')
    .values({
      id: newId('audit'),
      created_at: ctx.now,
      staff_id: ctx.actor?.id ?? null,
      act,
      subject_id: subjectId,
    })
    .execute();
}

import type { Ctx } from '../ctx.ts';
import { newId } from '../id.server.ts';
import type { AuditAct } from './audit.ts';

/**
 * Appends an action of the actor to the audit log, whose only personal data are the ids of the actor and of the
 * subject. Call this function inside the transaction of the action, so that both commit or roll back together.
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

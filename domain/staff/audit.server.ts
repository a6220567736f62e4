import type { Ctx } from '../ctx.ts';
import { newId } from '../id.server.ts';
import type { AuditAct } from './audit.ts';

/**
 * Writes down for good what the actor does, by the id of the account or the thing it is done to, and nothing else that could
 * tell of a person. Call it inside the act, so both stand or fall together.
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

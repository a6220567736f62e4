import { act, type Ctx, requireStaff } from '../ctx.ts';
import { audit } from './audit.server.ts';
import type { StaffAccountInput } from './staff-input.ts';

/** The form for a new article suggests the new name as the author. Refuses with `staff.not_found`. */
export function updateStaffAccount(ctx: Ctx, { fullName, language }: StaffAccountInput): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id } = requireStaff(ctx);
    await ctx.db
      .updateTable('app_user')
      .set({ name: fullName, language, updated_at: ctx.now })
      .where('id', '=', id)
      .execute();
    await audit(ctx, 'staff.account_changed', id);
  });
}

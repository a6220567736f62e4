import { type Ctx, requireMemberOrStaff } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import type { ProfileName } from './profiles.ts';

/**
 * Attaches uploads to the record `to`, for example a campaign or a conversation. The uploads must be the actor's own,
 * unattached, and of the upload profile `profile`. Otherwise, refuses with `file.gone`, or with `input.invalid` and
 * `file.gone` at the form field `field` if the caller names a field. Call this function inside the transaction that
 * creates or changes the record.
 */
export async function attachFiles(
  ctx: Ctx,
  ids: readonly string[],
  { profile, to, field }: { profile: ProfileName; to: string; field?: string },
): Promise<void> {
  if (ids.length === 0) return;
  const attached = await ctx.db
    .updateTable('file')
    .set({ attached_to: to, waiting_since: null })
    .where('id', 'in', ids)
    .where('owner_id', '=', requireMemberOrStaff(ctx).id)
    .where('profile', '=', profile)
    .where('attached_to', 'is', null)
    .returning('id')
    .execute();
  if (attached.length === ids.length) return;
  throw field ? new Refusal('input.invalid', { [field]: 'file.gone' }) : new Refusal('file.gone');
}

/** Detaches files from a record. The sweep deletes a detached file after a day. */
export async function detachFiles(ctx: Ctx, ids: readonly string[], from: string): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .updateTable('file')
    .set({ attached_to: null, waiting_since: ctx.now })
    .where('id', 'in', ids)
    .where('attached_to', '=', from)
    .execute();
}

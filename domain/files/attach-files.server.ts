import { type Ctx, requireAnyone } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import type { ProfileName } from './profiles.ts';

/**
 * Ties uploads to the thing they belong to from now on, whose id `to` is. Only one's own, of that profile, that are tied to
 * nothing: else refuses `file.gone`, as the fault of a form's `field` if one is named. Call it inside the act that makes or changes
 * the thing.
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
    .where('owner_id', '=', requireAnyone(ctx).id)
    .where('profile', '=', profile)
    .where('attached_to', 'is', null)
    .returning('id')
    .execute();
  if (attached.length === ids.length) return;
  throw field ? new Refusal('input.invalid', { [field]: 'file.gone' }) : new Refusal('file.gone');
}

/** Unties files from that thing: unless they are attached again, they are gone after a day. Nothing may refer to them any more. */
export async function detachFiles(ctx: Ctx, ids: readonly string[], from: string): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .updateTable('file')
    .set({ attached_to: null, waiting_since: ctx.now })
    .where('id', 'in', ids)
    .where('attached_to', '=', from)
    .execute();
}

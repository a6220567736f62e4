import { type Ctx, isMember, requireMemberOrStaff } from '../ctx.ts';
import { findPasskeys, type PasskeyView } from './passkeys.server.ts';
import type { RequestOrigin } from './request-origin.ts';

export interface SecondFactorView {
  /** Null without a second factor. */
  backupCodesLeft: number | null;
  rememberedBrowsers: number;
  passkeys: PasskeyView[];
}

export async function findSecondFactor(ctx: Ctx): Promise<SecondFactorView> {
  const { id } = requireMemberOrStaff(ctx);
  const { count } = await ctx.db
    .selectFrom('remembered_browser')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', id)
    .where('expires_at', '>', ctx.now)
    .executeTakeFirstOrThrow();
  return {
    backupCodesLeft: await ctx.services.identity.backupCodesLeft(ctx.db, id),
    rememberedBrowsers: count,
    passkeys: await findPasskeys(ctx, id),
  };
}

/** Returns the person who entered the right password in this browser and still needs a code, or null. */
export async function findChallenged(
  ctx: Ctx,
  { headers }: RequestOrigin,
): Promise<{ userId: string; isMember: boolean; hasPasskey: boolean } | null> {
  const userId = await ctx.services.identity.challengedUser(ctx.db, headers);
  if (!userId) return null;
  const person = await ctx.db
    .selectFrom('app_user')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!person) return null;
  return { userId, isMember: isMember(person), hasPasskey: (await findPasskeys(ctx, userId)).length > 0 };
}

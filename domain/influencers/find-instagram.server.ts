import { type Ctx, requireActor } from '../ctx.ts';
import { endingOf } from './identity.ts';

export type InstagramAccount = Awaited<ReturnType<typeof findInstagram>>;

/**
 * Returns the Instagram account of an influencer's profile or a brand's company. `proof` is null if the account is
 * not proved. `code` is the last code issued for the biography. The username has no @ and can be empty. `figures` is
 * null for a brand.
 */
export async function findInstagram(ctx: Ctx) {
  const [account, proof, code] = await Promise.all([
    findAccount(ctx),
    ctx.db
      .selectFrom('instagram_proof')
      .select(['proved_at as provedAt', 'missing_since as missingSince'])
      .where('user_id', '=', requireActor(ctx).id)
      .executeTakeFirst(),
    ctx.db
      .selectFrom('instagram_code')
      .select(['code', 'expires_at as expiresAt'])
      .where('user_id', '=', requireActor(ctx).id)
      .executeTakeFirst(),
  ]);
  const { isReadable } = ctx.services.instagram;
  const waiting = code && { ...code, isExpired: code.expiresAt <= ctx.now };
  return { ...account, isReadable, proof: proof ?? null, code: waiting ?? null };
}

async function findAccount(ctx: Ctx) {
  const { id } = requireActor(ctx);
  const profile = await ctx.db
    .selectFrom('influencer')
    .select(['handle as username', 'instagram_connected_at as connectedAt'])
    .select(['figures_source as source', 'figures_read_at as readAt', 'verified_at', 'featured_at'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (profile) {
    const { username, connectedAt, verified_at, featured_at, ...figures } = profile;
    return { username, connectedAt, figures, ending: endingOf({ verified_at, featured_at }) };
  }
  const company = await ctx.db
    .selectFrom('company')
    .select(['instagram', 'instagram_connected_at as connectedAt'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  const { instagram, connectedAt = null } = company ?? {};
  return { username: instagram ?? '', connectedAt, figures: null, ending: null };
}

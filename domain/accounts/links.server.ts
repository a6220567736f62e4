import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from '../ctx.ts';
import { newId } from '../id.server.ts';

/** What a link is good for. A link of one kind never opens what another does. */
type Purpose = 'reset' | 'confirm' | 'booking';

export const LINK_LIFETIME_MINUTES = 60;

/** A new secret for a link that works once, within the hour. Only its hash is stored: whoever reads the table gets nothing. */
export async function makeLink(ctx: Ctx, purpose: Purpose, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await ctx.db.deleteFrom('auth_verification').where('expires_at', '<=', ctx.now).execute();
  await ctx.db
    .insertInto('auth_verification')
    .values({
      id: newId('link'),
      identifier: identifierOf(purpose, token),
      value: userId,
      expires_at: new Date(ctx.now.getTime() + LINK_LIFETIME_MINUTES * 60_000),
      created_at: ctx.now,
    })
    .execute();
  return token;
}

/** Whose link this is, as long as it works; null when it has expired, was used or never was. */
export async function personOfLink(ctx: Ctx, purpose: Purpose, token: string): Promise<string | null> {
  const link = await ctx.db
    .selectFrom('auth_verification')
    .select('value')
    .where('identifier', '=', identifierOf(purpose, token))
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst();
  return link?.value ?? null;
}

/**
 * Spends the link, and with it the person's other links of that kind: null for whoever comes second, also at the same
 * moment. Call it inside the act that the link is for, so that a refused act leaves it whole.
 */
export async function spendLink(ctx: Ctx, purpose: Purpose, token: string): Promise<string | null> {
  const userId = await personOfLink(ctx, purpose, token);
  if (!userId) return null;
  // One at a time: two of the person's links at once would otherwise each wait for the other.
  await ctx.db.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  if (!(await personOfLink(ctx, purpose, token))) return null;
  await ctx.db
    .deleteFrom('auth_verification')
    .where('value', '=', userId)
    .where('identifier', 'like', `${purpose}:%`)
    .execute();
  return userId;
}

function identifierOf(purpose: Purpose, token: string): string {
  return `${purpose}:${createHash('sha256').update(token).digest('base64url')}`;
}

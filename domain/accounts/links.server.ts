import { createHash, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { newId } from '../id.server.ts';
import { lockAccounts } from './lock-accounts.server.ts';

type Purpose = 'reset' | 'confirm' | 'booking' | 'export' | 'recovery' | 'data';

export const LINK_LIFETIME_MINUTES = 60;

/**
 * Creates the token of a link, valid for an hour or until `expiresAt`. The link works until it expires, or until
 * `spendLink` or a deletion ends it. The table contains only the hash of the token, so a leaked table gives no access.
 */
export async function makeLink(
  ctx: Ctx,
  purpose: Purpose,
  userId: string,
  expiresAt = new Date(ctx.now.getTime() + LINK_LIFETIME_MINUTES * MINUTE_MS),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await ctx.db.deleteFrom('auth_verification').where('expires_at', '<=', ctx.now).execute();
  await ctx.db
    .insertInto('auth_verification')
    .values({
      id: newId('link'),
      identifier: identifierOf(purpose, token),
      value: userId,
      expires_at: expiresAt,
      created_at: ctx.now,
    })
    .execute();
  return token;
}

/** Returns null if the link has expired, was spent or deleted, or never existed. */
export async function userIdOfLink(ctx: Ctx, purpose: Purpose, token: string): Promise<string | null> {
  const link = await ctx.db
    .selectFrom('auth_verification')
    .select('value')
    .where('identifier', '=', identifierOf(purpose, token))
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst();
  return link?.value ?? null;
}

/**
 * Invalidates a link and the user's other links of the same purpose. Returns the user's id, or null if the link is
 * not valid. Only one of several concurrent calls succeeds. Callers must be inside the transaction that uses the
 * link, so that a rollback keeps the link valid.
 */
export async function spendLink(ctx: Ctx, purpose: Purpose, token: string): Promise<string | null> {
  const userId = await userIdOfLink(ctx, purpose, token);
  if (!userId) return null;
  // The lock on the user prevents a deadlock between two links of the same user.
  await lockAccounts(ctx, [userId]);
  if (!(await userIdOfLink(ctx, purpose, token))) return null;
  await ctx.db
    .deleteFrom('auth_verification')
    .where('value', '=', userId)
    .where('identifier', 'like', `${purpose}:%`)
    .execute();
  return userId;
}

/** Deletes the user's emailed links that reset the password. */
export async function deleteResetLinks({ db }: Ctx, userId: string): Promise<void> {
  await db
    .deleteFrom('auth_verification')
    .where('value', '=', userId)
    .where('identifier', 'like', 'reset:%')
    .execute();
}

/** Deletes the links with which anyone who reads a user's emails could act as the user. */
export async function deleteEmailedLinks({ db }: Ctx, userId: string): Promise<void> {
  await db
    .deleteFrom('auth_verification')
    .where('value', '=', userId)
    .where((eb) =>
      eb.or(['reset', 'confirm', 'data'].map((purpose) => eb('identifier', 'like', `${purpose}:%`))),
    )
    .execute();
}

/** Deletes all links of a user, logins that wait for a second factor, and passkeys that wait to be created. */
export async function deletePendingLinks({ db }: Ctx, userId: string): Promise<void> {
  await db.deleteFrom('auth_verification').where('value', '=', userId).execute();
}

function identifierOf(purpose: Purpose, token: string): string {
  return `${purpose}:${createHash('sha256').update(token).digest('base64url')}`;
}

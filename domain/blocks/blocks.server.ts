import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

type Id = string | null | RawBuilder<unknown>;

/** SQL condition: `blocker` has blocked `blocked`. Both are account ids or SQL expressions for account ids. */
export function hasBlocked(blocker: Id, blocked: Id) {
  return sql<SqlBool>`exists (
    select from block where block.blocker_id = ${blocker} and block.blocked_id = ${blocked}
  )`;
}

/** SQL condition: the actor has not blocked the brand of `campaign`. */
export function isNotOfBlocked({ actor }: Ctx) {
  return sql<SqlBool>`not ${hasBlocked(actor?.id ?? null, sql.ref('campaign.client_id'))}`;
}

/** Refuses with `block.active` if the actor has blocked the other account. */
export async function refuseIfBlocked(ctx: Ctx, otherId: string | null): Promise<void> {
  if (ctx.actor && (await isBlockedBy(ctx, ctx.actor.id, otherId))) throw new Refusal('block.active');
}

/**
 * Returns whether one account has blocked another. The blocked account must not learn the result: show it only on pages
 * of the blocker, and do not let the blocked account learn of its effects.
 */
export async function isBlockedBy(
  { db }: Pick<Ctx, 'db'>,
  blockerId: string,
  blockedId: string | null,
): Promise<boolean> {
  if (!blockedId) return false;
  const row = await db
    .selectFrom('block')
    .select('created_at')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return row !== undefined;
}

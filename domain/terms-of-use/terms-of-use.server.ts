import { stated } from '../claims/statements.ts';
import { act, type Ctx, isMember, requireActor } from '../ctx.ts';

/**
 * Adds an account's acceptance of the terms of use in force to the log. Does nothing if the site leaves out the terms,
 * or if the account has accepted them. Callers must be inside a transaction.
 */
export async function logAcceptance(
  { db, now }: Ctx,
  userId: string,
  way: 'sign_up' | 'page',
): Promise<void> {
  const version = stated('terms');
  if (!version) return;
  await db
    .insertInto('terms_acceptance')
    .values({ user_id: userId, version, way, accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Accepts the terms of use in force for the actor. A second call changes nothing. */
export function acceptTerms(ctx: Ctx): Promise<void> {
  return act(ctx, (ctx) => logAcceptance(ctx, requireActor(ctx).id, 'page'));
}

/** Returns the date of the terms in force if the actor has not accepted them yet, and otherwise null. */
export async function findTermsToAccept({ db, actor }: Ctx): Promise<string | null> {
  const version = stated('terms');
  if (!version || !isMember(actor)) return null;
  const accepted = await db
    .selectFrom('terms_acceptance')
    .select('version')
    .where('user_id', '=', actor.id)
    .where('version', '=', version)
    .executeTakeFirst();
  return accepted ? null : version;
}

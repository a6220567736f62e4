import { sql } from 'kysely';
import type { Reading } from '#services/instagram/instagram.ts';
import { countAttempt } from '../accounts/limits.server.ts';
import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { findInstagram } from '../influencers/find-instagram.server.ts';
import { Refusal } from '../refusal.ts';
import { containsCode } from './code.server.ts';
import { endProof } from './end-proof.server.ts';
import { storeFigures } from './figures.server.ts';

/** Arbitrary key of an advisory lock that serializes proofs. The wait is short, because proofs are rare. */
const LOCK_KEY = 7_402_117;

/**
 * Proves that an Instagram account belongs to the actor, by the actor's code in the account's biography. If the actor
 * is an influencer, the account's figures replace the figures of the profile as verified figures. Any other user's
 * proof of the same account ends. Checking a proved account again changes nothing. Refuses with
 * `instagram.code_expired`, `instagram.not_professional`, `instagram.code_not_found` and `instagram.unavailable`, and
 * with `activity.wait_an_hour` above 10 checks an hour.
 */
export async function proveInstagram(ctx: Ctx): Promise<void> {
  const { id } = requireActor(ctx);
  await countAttempt(ctx, 'instagram-check:account', id);
  const issued = await ctx.db
    .selectFrom('instagram_code')
    .select(['handle', 'code'])
    .where('user_id', '=', id)
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst();
  // A check in another tab may have used the code and proved the account.
  if (!issued && (await findInstagram(ctx)).proof) return;
  if (!issued) throw new Refusal('instagram.code_expired');
  const reading = await ctx.services.instagram.read(issued.handle);
  if (reading === 'unknown') throw new Refusal('instagram.not_professional');
  if (typeof reading === 'string') throw new Refusal('instagram.unavailable');
  if (!containsCode(reading.biography, issued.code)) throw new Refusal('instagram.code_not_found');
  await act(ctx, (ctx) => storeProof(ctx, id, issued, reading));
}

async function storeProof(
  ctx: Ctx,
  userId: string,
  { handle, code }: { handle: string; code: string },
  reading: Reading,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(ctx.db);
  const account = { handle: handle.toLowerCase(), account_id: reading.accountId };
  const holders = await findHolders(ctx, account);
  await lockAccounts(ctx, [userId, ...holders]);
  // Deletes no row if the actor entered another Instagram account in the meantime, or if a parallel check used the
  // code.
  const spent = await ctx.db
    .deleteFrom('instagram_code')
    .where('user_id', '=', userId)
    .where('code', '=', code)
    .returning('user_id')
    .executeTakeFirst();
  if (!spent && holders.includes(userId)) return;
  if (!spent) throw new Refusal('instagram.code_expired');
  for (const holder of holders.filter((it) => it !== userId)) await endProof(ctx, holder);
  const proof = { ...account, proved_at: ctx.now, tried_at: ctx.now, missing_since: null };
  await ctx.db
    .insertInto('instagram_proof')
    .values({ user_id: userId, ...proof })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(proof))
    .execute();
  await storeFigures(ctx, userId, reading);
  await record(ctx, 'instagram.proved', { userId });
}

async function findHolders({ db }: Ctx, account: { handle: string; account_id: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('instagram_proof')
    .select('user_id')
    .where((eb) => eb.or(account))
    .execute();
  return rows.map(({ user_id }) => user_id);
}

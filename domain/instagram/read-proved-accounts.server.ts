import type { Selectable } from 'kysely';
import type { InstagramProofRow } from '#db/instagram-rows.ts';
import type { Instagram } from '#services/instagram/instagram.ts';
import { lockAccountRows } from '../accounts/lock-accounts.server.ts';
import { DAY_MS } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { endProof } from './end-proof.server.ts';
import { storeFigures } from './figures.server.ts';

/** Maximum number of accounts per run. Reading an account can take as long as two timeouts. */
const BATCH = 20;

type Proof = Pick<Selectable<InstagramProofRow>, 'user_id' | 'handle' | 'account_id'>;
type Answer = Awaited<ReturnType<Instagram['read']>>;

/** Reads each proved account once a day, even if several processes run. */
export async function readProvedAccounts(ctx: Ctx): Promise<void> {
  if (!ctx.services.instagram.isReadable) return;
  const due = await ctx.db
    .updateTable('instagram_proof')
    .set({ tried_at: ctx.now })
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('instagram_proof')
        .select('user_id')
        .where('tried_at', '<=', new Date(ctx.now.getTime() - DAY_MS))
        .orderBy('tried_at')
        .limit(BATCH)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['user_id', 'handle', 'account_id'])
    .execute();
  for (const proof of due) await applyReading(ctx, proof, await ctx.services.instagram.read(proof.handle));
}

/**
 * Applies a reading to a proof. Ends the proof if the username now belongs to another account, or if two readings a day
 * apart find no account. Keeps figures that the owner declared in the meantime.
 */
export function applyReading(
  ctx: Ctx,
  { user_id, handle, account_id }: Proof,
  answer: Answer,
): Promise<void> {
  return act(ctx, async (ctx) => {
    if (answer === 'unavailable' || answer === 'unread') return;
    await lockAccountRows(ctx, [user_id]);
    const profile = await ctx.db
      .selectFrom('influencer')
      .select('figures_source')
      .where('user_id', '=', user_id)
      .executeTakeFirst();
    const proof = await ctx.db
      .selectFrom('instagram_proof')
      .select('missing_since')
      .where((eb) => eb.and({ user_id, handle, account_id }))
      .executeTakeFirst();
    if (!proof) return;
    const { missing_since } = proof;
    const isOther = answer !== 'unknown' && answer.accountId !== account_id;
    const isGone =
      answer === 'unknown' && missing_since && ctx.now.getTime() - missing_since.getTime() >= DAY_MS;
    if (isOther || isGone) return endProof(ctx, user_id);
    await ctx.db
      .updateTable('instagram_proof')
      .set({ missing_since: answer === 'unknown' ? (missing_since ?? ctx.now) : null })
      .where('user_id', '=', user_id)
      .execute();
    if (answer !== 'unknown' && profile?.figures_source === 'verified') {
      await storeFigures(ctx, user_id, answer);
    }
  });
}

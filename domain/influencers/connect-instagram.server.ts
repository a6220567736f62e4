import { z } from 'zod';
import { handle } from '../accounts/account-input.ts';
import { countAttempt } from '../accounts/limits.server.ts';
import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { issueCode } from '../instagram/code.server.ts';
import { endProof } from '../instagram/end-proof.server.ts';
import { storeFigures } from '../instagram/figures.server.ts';
import { applyReading } from '../instagram/read-proved-accounts.server.ts';
import { Refusal } from '../refusal.ts';
import { identityChange, identityColumns } from './change-identity.server.ts';
import { isSameHandle } from './handle.ts';
import { confirmed } from './identity.ts';

export const connectInput = z.object({ username: handle, confirmed });
type ConnectInput = z.infer<typeof connectInput>;

/**
 * Connects an Instagram account to the actor's profile or company. If Instagram can be read, issues a code to prove
 * the account. The figures count as declared until the proof. For an account that is already proved, updates the
 * figures instead. A changed handle ends the verification and the featuring of a profile, which `identityChange` may
 * refuse. Also refuses with `input.invalid` (`instagram.unknown_account` at `username`), and with
 * `instagram.unavailable` if Instagram does not answer.
 */
export async function connectInstagram(ctx: Ctx, { username, confirmed }: ConnectInput): Promise<void> {
  const { id } = requireActor(ctx);
  await countAttempt(ctx, 'instagram:account', id);
  const reading = await ctx.services.instagram.read(username);
  if (reading === 'unavailable') throw new Refusal('instagram.unavailable');
  if (reading === 'unknown') {
    const proof = await findProof(ctx, id);
    if (proof && isSameHandle(proof.handle, username)) await applyReading(ctx, proof, reading);
    throw new Refusal('input.invalid', { username: 'instagram.unknown_account' });
  }
  await act(ctx, async (ctx) => {
    await lockAccounts(ctx, [id]);
    await ctx.db
      .updateTable('company')
      .set({ instagram: username, instagram_connected_at: ctx.now })
      .where('user_id', '=', id)
      .execute();
    await saveHandle(ctx, id, username, confirmed);
    const proof = await findProof(ctx, id);
    const isSameAccount = reading === 'unread' || reading.accountId === proof?.account_id;
    const isProved = proof && isSameHandle(proof.handle, username) && isSameAccount;
    if (!isProved) await endProof(ctx, id);
    if (!isProved && reading !== 'unread') await issueCode(ctx, username);
    if (isProved && reading !== 'unread') await storeFigures(ctx, id, reading);
    await record(ctx, 'instagram.connected', { userId: id, handle: username });
  });
}

async function saveHandle(ctx: Ctx, userId: string, username: string, confirmed: boolean): Promise<void> {
  const profile = await ctx.db
    .selectFrom('influencer')
    .select(identityColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!profile) return;
  const isSame = isSameHandle(profile.handle, username);
  await ctx.db
    .updateTable('influencer')
    .set({ handle: username, instagram_connected_at: ctx.now })
    .set(isSame ? {} : { figures_source: 'declared', figures_read_at: null })
    .set(await identityChange(ctx, profile, { fullName: profile.full_name, handle: username, confirmed }))
    .where('id', '=', profile.id)
    .execute();
}

function findProof({ db }: Ctx, userId: string) {
  return db
    .selectFrom('instagram_proof')
    .select(['user_id', 'handle', 'account_id'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

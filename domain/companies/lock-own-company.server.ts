import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { verificationColumns } from '../accounts/verification.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { actsFor } from './acts-for.ts';

/** Locks the brand's account until the transaction ends, and returns its company. Refuses with `company.not_found`. */
export async function lockOwnCompany(ctx: Ctx) {
  const userId = actsFor(requireActor(ctx));
  await lockAccounts(ctx, [userId]);
  const row = await ctx.db
    .selectFrom('company')
    .select(['id', 'name', 'country', 'siret', 'logo'])
    .select(verificationColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Refusal('company.not_found');
  return row;
}

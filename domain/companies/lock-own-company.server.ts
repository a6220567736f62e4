import { verificationColumns } from '../accounts/verification.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { actsFor } from './acts-for.ts';

/** The actor's company, locked until the transaction ends. Refuses with `company.not_found`. */
export async function lockOwnCompany(ctx: Ctx) {
  const row = await ctx.db
    .selectFrom('company')
    .select(['id', 'name', 'country', 'siret', 'logo'])
    .select(verificationColumns)
    .where('user_id', '=', actsFor(requireActor(ctx)))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('company.not_found');
  return row;
}

import { verificationColumns, verificationOf } from '../accounts/verification.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { actsFor } from './acts-for.ts';
import type { CompanyProfile } from './company.ts';

export type OwnCompany = Awaited<ReturnType<typeof findOwnCompany>>;

/** Refuses an influencer with `company.not_found`. */
export async function findOwnCompany(ctx: Ctx) {
  const row = await ctx.db
    .selectFrom('company')
    .select(['id', 'logo', 'name', 'country', 'siret', 'phone', 'street', 'complementary', 'city'])
    .select(['zip_code as zipCode', 'description', 'description_fr as descriptionFr'])
    .select(['website', 'founded', 'employees', 'industries'])
    .select(verificationColumns)
    .where('user_id', '=', actsFor(requireActor(ctx)))
    .$narrowType<Pick<CompanyProfile, 'country' | 'employees' | 'industries'>>()
    .executeTakeFirst();
  if (!row) throw new Refusal('company.not_found');
  const { id, logo, verified_at, verification_asked_at, verification_refusal: refusal, ...company } = row;
  const profile: CompanyProfile = { ...company, siret: company.siret ?? '', phone: company.phone ?? '' };
  return { id, logo, verification: verificationOf(row), refusal, profile };
}

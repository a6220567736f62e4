import { type Ctx, requireActor } from '../ctx.ts';

export interface MutedBrand {
  companyId: string;
  name: string;
  logo: string | null;
  mutedAt: Date;
}

export function findMutedBrands(ctx: Ctx): Promise<MutedBrand[]> {
  return ctx.db
    .selectFrom('muted_brand')
    .innerJoin('company', 'company.user_id', 'muted_brand.client_id')
    .select(['company.id as companyId', 'company.name', 'company.logo', 'muted_brand.muted_at as mutedAt'])
    .where('muted_brand.user_id', '=', requireActor(ctx).id)
    .orderBy('muted_brand.muted_at', 'desc')
    .orderBy('company.id')
    .execute();
}

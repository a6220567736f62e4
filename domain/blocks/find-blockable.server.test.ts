import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, twoWhoMet } from '#tests/people.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { blockAccount } from './block-account.server.ts';
import { findBlockable } from './find-blockable.server.ts';

const db = await testDatabase();

const companyOf = async (brand: Ctx): Promise<string> =>
  (
    await db.kysely
      .selectFrom('company')
      .select('id')
      .where('user_id', '=', requireActor(brand).id)
      .executeTakeFirstOrThrow()
  ).id;

describe('findBlockable', () => {
  it('finds a suspended brand for strangers only if they have blocked it', async () => {
    const [brand, blocker, other] = [await aBrand(db), await anInfluencer(db), await anInfluencer(db)];
    await blockAccount(blocker, 'company', await companyOf(brand));
    await db.kysely
      .updateTable('app_user')
      .set({ suspended_at: new Date() })
      .where('id', '=', requireActor(brand).id)
      .execute();
    const id = await companyOf(brand);
    expect(await findBlockable(blocker, 'company', id)).toMatchObject({ isBlocked: true });
    await expect(findBlockable(other, 'company', id)).rejects.toThrow('block.not_found');
  });

  it('finds a suspended account that shares an application, and no erased one', async () => {
    const { brand, influencer } = await twoWhoMet(db);
    const companyId = await companyOf(brand);
    const findBoth = () =>
      Promise.allSettled([
        findBlockable(brand, 'influencer', influencer.influencerId),
        findBlockable(influencer, 'company', companyId),
      ]);
    const end = (columns: { suspended_at: Date; erased_at?: Date }) =>
      db.kysely.updateTable('app_user').set(columns).execute();
    await end({ suspended_at: brand.now });
    expect(await findBoth()).toMatchObject([
      { value: { name: 'Léa Dubois', isBlocked: false } },
      { value: { name: 'Maison Aubrac', isBlocked: false } },
    ]);
    await end({ suspended_at: brand.now, erased_at: brand.now });
    expect(await findBoth()).toMatchObject([
      { reason: { message: 'block.not_found' } },
      { reason: { message: 'block.not_found' } },
    ]);
  });
});

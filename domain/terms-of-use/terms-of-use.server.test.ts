import { afterEach, describe, expect, it } from 'vitest';
import { site } from '#site';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, at, aVisitor } from '#tests/people.ts';
import { leaveNothingOut, leaveOutUnconfirmed } from '../claims/statements.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { acceptTerms, findTermsToAccept } from './terms-of-use.server.ts';

const db = await testDatabase();
const { version } = site.terms;
afterEach(leaveNothingOut);

const acceptances = () =>
  db.kysely.selectFrom('terms_acceptance').select(['user_id', 'version', 'way', 'accepted_at']).execute();

/** Sets the stored acceptance to an earlier version of the terms. */
async function withEarlierVersion(ctx: Ctx): Promise<void> {
  await db.kysely
    .updateTable('terms_acceptance')
    .set({ version: '2020-01-01' })
    .where('user_id', '=', requireActor(ctx).id)
    .execute();
}

describe('the terms of use', () => {
  it('are accepted by signing up, with version and time', async () => {
    const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
    for (const ctx of [brand, influencer]) {
      const row = { user_id: requireActor(ctx).id, version, way: 'sign_up', accepted_at: ctx.now };
      expect(await acceptances()).toContainEqual(row);
      expect(await findTermsToAccept(ctx)).toBeNull();
    }
    expect(await findTermsToAccept(aVisitor(db))).toBeNull();
  });

  it('are asked again when the version changes, and the earlier acceptance stays', async () => {
    const brand = await aBrand(db);
    await withEarlierVersion(brand);
    expect(await findTermsToAccept(brand)).toBe(version);
    const today = at(brand, '2026-07-01T10:00:00Z');
    await Promise.all([acceptTerms(today), acceptTerms(today)]);
    expect(await findTermsToAccept(brand)).toBeNull();
    const userId = requireActor(brand).id;
    expect(await acceptances()).toEqual(
      expect.arrayContaining([
        { user_id: userId, version: '2020-01-01', way: 'sign_up', accepted_at: brand.now },
        { user_id: userId, version, way: 'page', accepted_at: today.now },
      ]),
    );
    expect(await acceptances()).toHaveLength(2);
  });

  it('are neither asked nor stored while the site leaves out the shipped text', async () => {
    leaveOutUnconfirmed();
    const brand = await aBrand(db);
    expect(await acceptances()).toEqual([]);
    expect(await findTermsToAccept(brand)).toBeNull();
  });
});

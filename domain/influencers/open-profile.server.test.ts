import { describe, expect, it } from 'vitest';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { newId } from '#domain/id.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, aSubscription, aVisitor } from '#tests/people.ts';
import { findSimilar } from './find-similar.server.ts';
import { openProfile } from './open-profile.server.ts';
import { findViewsLeft } from './profile-views.server.ts';

const db = await testDatabase();

async function profiles(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId('influencer'));
  const profile = {
    user_id: null,
    full_name: 'Léa',
    handle: 'lea',
    collection_until: new Date('2100-01-01'),
  };
  const created_at = new Date();
  const rows = ids.map((id) => ({ id, ...profile, created_at }));
  await db.kysely.insertInto('influencer').values(rows).execute();
  return ids;
}

async function countRefused(openings: Promise<unknown>[]): Promise<number> {
  const settled = await Promise.allSettled(openings);
  return settled.filter((result) => {
    if (result.status === 'fulfilled') return false;
    expect(result.reason).toEqual(new Refusal('influencer.no_views_left'));
    return true;
  }).length;
}
const openAll = (ctx: Ctx, ids: string[]) => countRefused(ids.map((id) => openProfile(ctx, id)));

describe('daily profile views', () => {
  it('are limited to ten on the free plan, even with fifty concurrent requests', async () => {
    const brand = await aBrand(db);
    expect(await openAll(brand, await profiles(50))).toBe(40);
    expect(await findViewsLeft(brand)).toEqual({ perDay: 10, left: 0 });
  });

  it('are limited to fifty on Basic, and unlimited on Premium', async () => {
    const [basic, premium] = [await aBrand(db), await aBrand(db)];
    await aSubscription(basic, 'basic');
    await aSubscription(premium, 'premium');
    const ids = await profiles(60);
    expect(await openAll(basic, ids)).toBe(10);
    expect(await openAll(premium, ids)).toBe(0);
    expect(await findViewsLeft(premium)).toBeNull();
  });

  it('count one profile once, even if it is opened concurrently', async () => {
    const brand = await aBrand(db);
    const [one = ''] = await profiles(1);
    expect(await openAll(brand, Array<string>(50).fill(one))).toBe(0);
    expect(await findViewsLeft(brand)).toEqual({ perDay: 10, left: 9 });
  });

  it('still allow reopening the profiles seen today after the limit is reached', async () => {
    const brand = await aBrand(db);
    const ids = await profiles(11);
    expect(await openAll(brand, ids.slice(0, 10))).toBe(0);
    expect(await openAll(brand, ids)).toBe(1);
  });

  it('are reset at midnight in Paris', async () => {
    const brand = { ...(await aBrand(db)), now: new Date('2026-06-15T21:59:00Z') };
    const midnight = { ...brand, now: new Date('2026-06-15T22:00:00Z') };
    const ids = await profiles(12);
    expect(await openAll(brand, ids)).toBe(2);
    expect(await findViewsLeft(midnight)).toEqual({ perDay: 10, left: 10 });
    expect(await openAll(midnight, ids)).toBe(2);
    const rows = await db.kysely.selectFrom('profile_views').selectAll().execute();
    expect(rows.map(({ day, influencer_ids }) => [day, influencer_ids.length])).toEqual([['2026-06-16', 10]]);
  });

  it('are not used by a missing profile, one’s own profile, or applicants to one’s campaigns', async () => {
    const [brand, other, lea] = [await aBrand(db), await aBrand(db), await anInfluencer(db)];
    await anApplication(lea, await aCampaign(brand));
    await expect(openProfile(brand, 'influencer-none')).rejects.toThrow('influencer.not_found');
    for (const ctx of [brand, lea]) {
      await openProfile(ctx, lea.influencerId);
      expect(await findViewsLeft(ctx)).toMatchObject({ left: 10 });
    }
    await openProfile(other, lea.influencerId);
    expect(await findViewsLeft(other)).toMatchObject({ left: 9 });
  });
});

describe('openProfile', () => {
  it('shows a visitor nothing that identifies the influencer', async () => {
    const lea = await anInfluencer(db);
    const shown = { location: 'Lyon', thematics: ['food'], followers: 86_400, engagement_rate: 4.2 };
    const secret = { bio: 'I am Léa', picture: '/demo/people/lea.svg', full_name: 'Léa', handle: 'lea' };
    await db.kysely
      .updateTable('influencer')
      .set({ ...shown, ...secret })
      .execute();
    const profile = await openProfile(aVisitor(db), lea.influencerId);
    expect(profile).toEqual({
      redacted: true,
      id: lea.influencerId,
      location: 'Lyon',
      thematics: ['food'],
      followers: 86_400,
      following: null,
      posts: null,
      engagementRate: 4.2,
      figuresSource: 'declared',
      figuresDeclaredAt: null,
      figuresReadAt: null,
      isVerified: false,
      isFeatured: false,
      previousCollaborations: 0,
    });
    expect(await findViewsLeft(aVisitor(db))).toBeNull();
    await db.kysely.updateTable('influencer').set({ location: 'Lyon, @lea' }).execute();
    expect(await openProfile(aVisitor(db), lea.influencerId)).toMatchObject({ redacted: true, location: '' });
  });

  it('shows the name to signed-in viewers, and marks the profile of its owner', async () => {
    const lea = await anInfluencer(db);
    const [own, others] = [lea, await aBrand(db)].map((ctx) => openProfile(ctx, lea.influencerId));
    expect(await own).toMatchObject({ redacted: false, isOwn: true, name: 'Léa Dubois' });
    expect(await others).toMatchObject({ redacted: false, isOwn: false, name: 'Léa Dubois', bio: '' });
  });

  it('shows a leaving member no more than a visitor', async () => {
    const [id = ''] = await profiles(1);
    await db.kysely.updateTable('influencer').set({ collection_until: null }).where('id', '=', id).execute();
    const brand = await aBrand(db);
    expect(await openProfile(brand, id)).toMatchObject({ redacted: false });
    const leaving = { ...brand, actor: { ...requireActor(brand), role: 'leaving' as const } };
    await expect(openProfile(leaving, id)).rejects.toThrow('influencer.not_found');
  });

  it('comes with up to three similar profiles that share a thematic', async () => {
    const [one = '', ...others] = await profiles(6);
    const write = (id: string, thematics: string[], followers: number) =>
      db.kysely.updateTable('influencer').set({ thematics, followers }).where('id', '=', id).execute();
    await write(one, ['food', 'art'], 900);
    const shared = [['food'], ['books'], ['art'], ['food', 'art'], ['art']];
    for (const [index, id] of others.entries()) await write(id, shared[index] ?? [], 500 - index);
    const similar = await findSimilar(aVisitor(db), { id: one, thematics: ['food', 'art'] });
    expect(similar.map((card) => [card.id, card.redacted])).toEqual(
      [others[0], others[2], others[3]].map((id) => [id, true]),
    );
    expect(await findSimilar(aVisitor(db), { id: one, thematics: [] })).toEqual([]);
  });
});

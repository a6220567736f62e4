import { describe, expect, it } from 'vitest';
import type { Ctx } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { testDatabase } from '#tests/database.ts';
import { connect, prove, figures as reading, withInstagram } from '#tests/instagram-accounts.ts';
import { aBrand, anInfluencer, anUpload, aVisitor, later } from '#tests/people.ts';
import { findInstagram } from './find-instagram.server.ts';
import { findOwnProfile } from './find-own-profile.server.ts';
import { profileInput } from './profile-input.ts';
import { updateProfile } from './update-profile.server.ts';

const db = await testDatabase();
const typed = {
  fullName: 'Léa Martin',
  language: 'fr',
  handle: '@lea.table',
  location: 'Lyon, France',
  bio: 'Small tables, long lunches.',
  thematics: ['food', 'travel', 'food'],
  followers: '86 400',
  following: '512',
  posts: '734',
  engagementRate: '4,2',
};
const unproved = { isReadable: false, proof: null, code: null };
const edit = (ctx: Ctx, change: object = {}) =>
  updateProfile(ctx, parse(profileInput, { ...typed, ...change }));
describe("an influencer's own profile", () => {
  it('is saved with the account: the name in both tables, the language, declared figures', async () => {
    const lea = await anInfluencer(db);
    await edit(lea);
    expect(await findOwnProfile(lea)).toEqual({
      handle: 'lea.table',
      phone: '',
      location: 'Lyon, France',
      bio: 'Small tables, long lunches.',
      thematics: ['food', 'travel'],
      picture: null,
      ...reading,
      figuresSource: 'declared',
      figuresReadAt: null,
      verification: 'waiting',
      refusal: null,
      ending: null,
      needsFigures: false,
    });
    const user = await db.kysely.selectFrom('app_user').selectAll().executeTakeFirstOrThrow();
    const profile = await db.kysely.selectFrom('influencer').selectAll().executeTakeFirstOrThrow();
    expect([user.name, user.language, profile.full_name]).toEqual(['Léa Martin', 'fr', 'Léa Martin']);
  });

  it('has the telephone number of the sign-up, which can be corrected and deleted', async () => {
    const lea = await anInfluencer(db);
    const phone = async () => (await findOwnProfile(lea))?.phone;
    await db.kysely.updateTable('influencer').set({ phone: '06 00 00 00 00' }).execute();
    await edit(lea);
    expect(await phone()).toBe('06 00 00 00 00');
    await edit(lea, { phone: ' 06 00 00 00 01 ' });
    expect(await phone()).toBe('06 00 00 00 01');
    await edit(lea, { phone: '' });
    expect(await phone()).toBe('');
  });

  it('distinguishes figures that are not stated from a stated 0', async () => {
    const lea = await anInfluencer(db);
    const none = { followers: null, following: null, posts: null, engagementRate: null };
    expect(await findOwnProfile(lea)).toMatchObject(none);
    await edit(lea, { followers: '0', engagementRate: '' });
    expect(await findOwnProfile(lea)).toMatchObject({ ...reading, followers: 0, engagementRate: null });
    await edit(lea, { followers: '', following: ' ', posts: '', engagementRate: '' });
    expect(await findOwnProfile(lea)).toMatchObject({ ...none, figuresSource: 'declared' });
  });

  it('needs figures for the collection unless it is verified or stays for a time', async () => {
    const lea = await anInfluencer(db);
    const needsFigures = async (columns: object) => {
      await db.kysely
        .updateTable('influencer')
        .set({ verified_at: null, collection_until: null, ...columns })
        .execute();
      return (await findOwnProfile(lea))?.needsFigures;
    };
    expect(await needsFigures({})).toBe(true);
    expect(await needsFigures({ verified_at: lea.now })).toBe(false);
    expect(await needsFigures({ collection_until: lea.now })).toBe(false);
  });

  it('shows the image that was uploaded for it', async () => {
    const lea = await anInfluencer(db);
    const picture = await anUpload(lea);
    await edit(lea, { picture });
    expect(await findOwnProfile(lea)).toMatchObject({ picture });
    const theirs = await anUpload(await anInfluencer(db));
    await expect(edit(lea, { picture: theirs })).rejects.toMatchObject({ fields: { picture: 'file.gone' } });
  });

  it('reports an error for each invalid field', async () => {
    const lea = await anInfluencer(db);
    const wrong = { fullName: ' ', handle: '@', followers: 'many', engagementRate: '101' };
    await expect(async () => edit(lea, wrong)).rejects.toMatchObject({
      fields: {
        fullName: 'field.required',
        handle: 'field.username_required',
        followers: 'field.invalid_number',
        engagementRate: 'field.invalid_percent',
      },
    });
    for (const handle of ['léa)', '@@zoe essai'])
      await expect(async () => edit(lea, { handle })).rejects.toMatchObject({
        fields: { handle: 'field.invalid_handle' },
      });
  });

  it('does not affect other profiles, and does not exist for a brand', async () => {
    const [lea, omar, brand] = [await anInfluencer(db), await anInfluencer(db, 'Omar'), await aBrand(db)];
    await edit(lea);
    expect(await findOwnProfile(omar)).toMatchObject({ bio: '', followers: null });
    expect(await findOwnProfile(brand)).toBeNull();
    await expect(edit(brand)).rejects.toThrow('influencer.not_found');
    await expect(connect(aVisitor(db))).rejects.toThrow('session.required');
    await expect(edit(aVisitor(db))).rejects.toThrow('session.required');
  });
});

const declaredAt = async ({ actor }: Ctx) =>
  (
    await db.kysely
      .selectFrom('influencer')
      .select('figures_declared_at')
      .where('user_id', '=', actor?.id ?? '')
      .executeTakeFirstOrThrow()
  ).figures_declared_at;

describe('figures', () => {
  it('become verified when the account is proved, and stay so when a save does not change them', async () => {
    const lea = await anInfluencer(db);
    await edit(lea, { followers: '1' });
    expect(await declaredAt(lea)).toEqual(lea.now);
    await prove(lea);
    expect(await declaredAt(lea)).toBeNull();
    const verified = { ...reading, figuresSource: 'verified', figuresReadAt: lea.now };
    expect(await findOwnProfile(lea)).toMatchObject(verified);
    await edit(lea, { bio: 'Another bio', handle: 'LEA.table', engagementRate: '4.20' });
    expect(await findOwnProfile(lea)).toMatchObject(verified);
  });

  it('stay verified if they were read after the form was loaded', async () => {
    const lea = await anInfluencer(db);
    const loaded = {
      loadedFollowers: '1',
      loadedFollowing: typed.following,
      loadedPosts: typed.posts,
      loadedEngagementRate: typed.engagementRate,
    };
    await edit(lea, { followers: '1' });
    await prove(lea);
    await edit(lea, { ...loaded, followers: '1', bio: 'Another bio' });
    const verified = { ...reading, figuresSource: 'verified', figuresReadAt: lea.now };
    expect(await findOwnProfile(lea)).toMatchObject({ ...verified, bio: 'Another bio' });
    await edit(lea, { ...loaded, followers: '2' });
    expect(await findOwnProfile(lea)).toMatchObject({ followers: 2, figuresSource: 'declared' });
  });

  it('are saved although a loaded figure is invalid', async () => {
    const lea = await anInfluencer(db);
    await edit(lea, { loadedPosts: 'many' });
    expect(await findOwnProfile(lea)).toMatchObject(reading);
  });

  it.each([
    { followers: '86 401' },
    { following: '511' },
    { posts: '1' },
    { engagementRate: '4,3' },
    { handle: 'someone.else' },
  ])('become declared when the owner enters %j', async (change) => {
    const lea = await anInfluencer(db);
    await prove(lea);
    const tomorrow = later(lea, 1);
    await edit(tomorrow, change);
    expect(await findOwnProfile(lea)).toMatchObject({ figuresSource: 'declared', figuresReadAt: null });
    expect(await declaredAt(lea)).toEqual(tomorrow.now);
  });
});

describe('connecting Instagram', () => {
  it('stores the handle and leaves the figures declared if Instagram is not read', async () => {
    const lea = await anInfluencer(db);
    await edit(lea);
    await connect(lea, '@@lea.@lyon');
    expect(await findInstagram(lea)).toEqual({
      username: 'lea.lyon',
      connectedAt: lea.now,
      figures: { source: 'declared', readAt: null },
      ending: null,
      ...unproved,
    });
    expect(await findOwnProfile(lea)).toMatchObject(reading);
    await expect(async () => connect(lea, 'lea table')).rejects.toMatchObject({
      fields: { username: 'field.invalid_handle' },
    });
  });

  it("stores a brand's account in its company", async () => {
    const brand = await aBrand(db);
    expect(await findInstagram(brand)).toMatchObject({
      username: '',
      connectedAt: null,
      figures: null,
      ending: null,
    });
    await connect(withInstagram(brand), '@maison.aubrac');
    const connected = {
      username: 'maison.aubrac',
      connectedAt: brand.now,
      figures: null,
      ending: null,
    };
    expect(await findInstagram(brand)).toMatchObject(connected);
  });

  it('ends when the handle changes', async () => {
    const lea = await anInfluencer(db);
    await connect(lea);
    await edit(lea);
    expect(await findInstagram(lea)).toMatchObject({ connectedAt: lea.now });
    await edit(lea, { handle: 'someone.else' });
    expect(await findInstagram(lea)).toMatchObject({ connectedAt: null });
  });

  it('changes nothing if Instagram does not know the account or does not answer', async () => {
    const lea = await anInfluencer(db);
    await edit(lea);
    const before = [await findInstagram(lea), await findOwnProfile(lea)];
    await expect(connect(withInstagram(lea, 'unknown'), 'nobody')).rejects.toMatchObject({
      fields: { username: 'instagram.unknown_account' },
    });
    const unavailable = connect(withInstagram(lea, 'unavailable'), 'nobody');
    await expect(unavailable).rejects.toThrow('instagram.unavailable');
    expect([await findInstagram(lea), await findOwnProfile(lea)]).toMatchObject(before);
  });

  it('is limited to twenty attempts an hour', async () => {
    const lea = withInstagram(await anInfluencer(db), 'unknown');
    const attempt = () => connect(lea, 'nobody').catch((refusal: { code: string }) => refusal.code);
    for (let i = 0; i < 20; i++) expect(await attempt()).toBe('input.invalid');
    expect(await attempt()).toBe('activity.wait_an_hour');
  });
});

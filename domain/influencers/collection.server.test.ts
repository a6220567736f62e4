import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { site } from '#site';
import { anyInfluencer } from '#tests/browsing/people.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, aVisitor } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { requireActor } from '../ctx.ts';
import { suspendAccount } from '../staff/suspend-account.server.ts';
import { noFilters } from './browse-filters.ts';
import { entryColumns, isInCollection, missingSteps } from './collection.server.ts';
import { endCollectionStays } from './end-collection-stays.server.ts';
import { findEntrySteps } from './find-entry-steps.server.ts';
import { findInfluencers, findThematicsInUse } from './find-influencers.server.ts';
import { findSimilar } from './find-similar.server.ts';
import { openProfile } from './open-profile.server.ts';

const db = await testDatabase();
afterEach(() => {
  site.collection.onlyVerified = false;
});

const complete = { picture: '/demo/people/lea.svg', thematics: ['food' as const], followers: 12_000 };
const lacking = { picture: null, thematics: [], followers: null };

type Columns = Partial<Record<'picture' | 'thematics' | 'followers' | 'following' | 'verified_at', unknown>>;

async function someone(changes: Columns = {}, { confirmed = true } = {}) {
  const influencer = await anInfluencer(db, 'Zoé Martin', { isInCollection: false });
  const { id } = requireActor(influencer);
  await db.kysely.updateTable('app_user').set({ email_verified: confirmed }).where('id', '=', id).execute();
  await db.kysely
    .updateTable('influencer')
    .set({ ...complete, ...(changes as object) })
    .where('user_id', '=', id)
    .execute();
  return { ...influencer, userId: id };
}

/**
 * Returns the influencer's visibility to a visitor in lists, counts, filters, similar profiles and the profile
 * itself: 1 for shown, 0 for hidden.
 */
async function seenBy(visitor: ReturnType<typeof aVisitor>, influencerId: string) {
  const { total, cards } = await findInfluencers(visitor, noFilters, { page: 1, named: [] });
  const filters = { ...noFilters, thematics: ['food' as const] };
  const found = await findInfluencers(visitor, filters, { page: 1, named: [] });
  return {
    total,
    list: cards.length,
    filtered: found.total,
    thematics: (await findThematicsInUse(visitor)).length,
    similar: (await findSimilar(visitor, { id: 'another', thematics: ['food'] })).length,
    profile: await openProfile(visitor, influencerId).then(
      () => 1,
      () => 0,
    ),
  };
}
const shown = { total: 1, list: 1, filtered: 1, thematics: 1, similar: 1, profile: 1 };
const hidden = { total: 0, list: 0, filtered: 0, thematics: 0, similar: 0, profile: 0 };

describe('the collection', () => {
  it.each([
    ['shows a complete profile with a confirmed email', {}, true, shown],
    ['hides a profile whose email is not confirmed', {}, false, hidden],
    ['hides a profile without a photo', { picture: null }, true, hidden],
    ['hides a profile without a thematic', { thematics: [] }, true, hidden],
    ['hides a profile without figures', { followers: null }, true, hidden],
    ['counts any figure as stated, also 0', { followers: null, following: 0 }, true, shown],
    [
      'shows a verified profile, whatever else it lacks',
      { picture: null, verified_at: new Date() },
      false,
      shown,
    ],
  ])('%s', async (_, changes, confirmed, expected) => {
    const { influencerId } = await someone(changes, { confirmed });
    expect(await seenBy(aVisitor(db), influencerId)).toEqual(expected);
  });

  it('needs no confirmed email of a profile without an account', async () => {
    const { influencerId } = await someone({}, { confirmed: false });
    await db.kysely.updateTable('influencer').set({ user_id: null }).execute();
    expect(await seenBy(aVisitor(db), influencerId)).toEqual(shown);
  });

  it('shows only verified profiles if site.ts asks for it', async () => {
    site.collection.onlyVerified = true;
    const { influencerId, userId } = await someone();
    expect(await seenBy(aVisitor(db), influencerId)).toEqual(hidden);
    expect((await findEntrySteps({ db: db.kysely }, userId))?.missing).toEqual(['verification']);
    await db.kysely.updateTable('influencer').set({ verified_at: new Date() }).execute();
    expect(await seenBy(aVisitor(db), influencerId)).toEqual(shown);
    expect((await findEntrySteps({ db: db.kysely }, userId))?.missing).toEqual([]);
  });

  it('never shows a suspended influencer', async () => {
    const { influencerId, userId } = await someone({ verified_at: new Date() });
    await suspendAccount(await someStaff(db), userId, 'Bought followers.');
    expect(await seenBy(aVisitor(db), influencerId)).toEqual(hidden);
  });

  it('keeps those who were in it before the rule until their time is over', async () => {
    const { influencerId, now } = await someone(lacking, { confirmed: false });
    await db.kysely.updateTable('influencer').set({ collection_until: now }).execute();
    await endCollectionStays({ db: db.kysely, now: new Date(now.getTime() - 1) });
    expect(await seenBy(aVisitor(db), influencerId)).toMatchObject({ total: 1, list: 1, profile: 1 });
    await endCollectionStays({ db: db.kysely, now });
    expect(await seenBy(aVisitor(db), influencerId)).toEqual(hidden);
  });
});

it('a profile outside the collection opens for its owner, for signed-in users and for brands it applied to', async () => {
  const lea = await someone(lacking);
  const brand = await aBrand(db);
  await expect(openProfile(aVisitor(db), lea.influencerId)).rejects.toThrow('influencer.not_found');
  for (const ctx of [lea, brand, await anInfluencer(db)])
    expect(await openProfile(ctx, lea.influencerId)).toMatchObject({ redacted: false });
  await anApplication(lea, await aCampaign(brand));
  expect(await openProfile(brand, lea.influencerId)).toMatchObject({ redacted: false });
});

it('findEntrySteps lists each step of the checklist with what is done', async () => {
  const { userId } = await someone({ picture: null }, { confirmed: false });
  const steps = ['email', 'picture', 'thematic', 'figures'];
  const isDone = [false, false, true, true];
  expect((await findEntrySteps({ db: db.kysely }, userId))?.steps).toEqual(
    steps.map((name, at) => ({ name, isDone: isDone[at] })),
  );
  site.collection.onlyVerified = true;
  expect((await findEntrySteps({ db: db.kysely }, userId))?.steps.at(-1)).toEqual({
    name: 'verification',
    isDone: false,
  });
});

describe('missingSteps', () => {
  it.each([
    ['by default', false],
    ['if only verified profiles enter', true],
  ])('agrees with SQL for any profile, %s', async (_, onlyVerified) => {
    site.collection.onlyVerified = onlyVerified;
    const anyProfile = fc.record({
      profile: anyInfluencer,
      following: fc.constantFrom(null, 0, 7),
      email_verified: fc.constantFrom(null, true, false),
    });
    const expected: string[] = [];
    for (const [n, { profile, email_verified, following }] of fc.sample(anyProfile, 400).entries()) {
      const [id, email] = [`influencer-${String(n).padStart(3, '0')}`, `${n}@example.com`];
      const user_id = email_verified === null ? null : `user-${n}`;
      if (user_id && email_verified !== null)
        await db.kysely
          .insertInto('app_user')
          .values({ id: user_id, name: '', email, email_verified, role: 'influencer', language: 'en' })
          .execute();
      const row = await db.kysely
        .insertInto('influencer')
        .values({ ...profile, id, user_id, following, created_at: new Date() })
        .returning(entryColumns)
        .executeTakeFirstOrThrow();
      if (row.collection_until || missingSteps({ ...row, email_verified }).length === 0) expected.push(id);
    }
    const rows = await db.kysely
      .selectFrom('influencer')
      .select('id')
      .where(isInCollection())
      .orderBy('id')
      .execute();
    expect(rows.map(({ id }) => id)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(50);
    expect(expected.length).toBeLessThan(390);
  });
});

import { describe, expect, it } from 'vitest';
import { blockAccount } from '#domain/blocks/block-account.server.ts';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { findNotifications } from '#domain/notifications/find-notifications.server.ts';
import { saveSettings } from '#domain/notifications/save-settings.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anInfluencer, aSubscription, at, aVisitor } from '#tests/people.ts';
import { recordCollectionEntries } from './collection-entries.server.ts';
import { editSavedSearch } from './edit-saved-search.server.ts';
import { findReportedSearches } from './find-search-email.server.ts';
import { notifyOfSearches } from './notify-of-searches.server.ts';
import { removeSavedSearch } from './remove-saved-search.server.ts';
import { saveSearch } from './save-search.server.ts';

const db = await testDatabase();

/** In summer, Paris is two hours ahead of UTC. */
const NEXT_MORNING = '2026-06-16T06:00:00Z';
const SECOND_MORNING = '2026-06-17T06:00:00Z';

async function check(moment: string): Promise<void> {
  const ctx = at(aVisitor(db), moment);
  await recordCollectionEntries(ctx);
  await notifyOfSearches(ctx, () => () => []);
}

const notificationsOf = async (person: Ctx) =>
  (await findNotifications(person)).notifications.filter(({ kind }) => kind === 'search');

async function reportsOf(person: Ctx, moment = SECOND_MORNING): Promise<string[]> {
  const { role } = requireActor(person);
  const reported = await notificationsOf(person);
  const reports = reported.map(({ id }) => findReportedSearches(at(person, moment), id, role));
  return (await Promise.all(reports)).map((searches) =>
    searches.map(({ name, found }) => `${name}: ${found.map((it) => it.name).join(', ')}`).join(' | '),
  );
}
const emailJobs = async () =>
  (await db.kysely.selectFrom('job').select('id').where('name', '=', 'mail.notice').execute()).length;

async function aFoodInfluencer(fullName: string, thematics = ['food']) {
  const influencer = await anInfluencer(db, fullName);
  await db.kysely
    .updateTable('influencer')
    .set({ thematics })
    .where('id', '=', influencer.influencerId)
    .execute();
  return influencer;
}

async function aSearchingBrand(query = 'thematic=food') {
  const brand = await aBrand(db);
  await recordCollectionEntries(brand);
  const searchId = await saveSearch(brand, { name: 'Food', query });
  return { brand, searchId };
}

describe('influencers', () => {
  it('reports once who entered the collection and matches, from 8:00 in Paris', async () => {
    await aFoodInfluencer('Before');
    const { brand } = await aSearchingBrand();
    await aFoodInfluencer('Léa');
    await aFoodInfluencer('Traveller', ['travel']);
    await check('2026-06-16T05:59:59Z');
    expect(await notificationsOf(brand)).toEqual([]);
    await check(NEXT_MORNING);
    expect(await reportsOf(brand)).toEqual(['Food: Léa']);
    expect(await notificationsOf(brand)).toMatchObject([{ word: 'search_influencers', searchNames: 'Food' }]);
    expect(await emailJobs()).toBe(1);
    await check('2026-06-16T06:05:00Z');
    await check(SECOND_MORNING);
    expect(await reportsOf(brand)).toEqual(['Food: Léa']);
    expect(await emailJobs()).toBe(1);
  });

  it('reports once although several processes check at the same time', async () => {
    const { brand } = await aSearchingBrand();
    await aFoodInfluencer('Léa');
    await Promise.all(Array.from({ length: 4 }, () => check(NEXT_MORNING)));
    expect(await reportsOf(brand)).toEqual(['Food: Léa']);
  });

  it('reports an influencer who left the collection and returned, but to each search once', async () => {
    const { brand } = await aSearchingBrand();
    const { influencerId } = await aFoodInfluencer('Léa');
    const set = (until: Date | null) =>
      db.kysely
        .updateTable('influencer')
        .set({ collection_until: until })
        .where('id', '=', influencerId)
        .execute();
    await check(NEXT_MORNING);
    await set(null);
    expect(await reportsOf(brand)).toEqual(['']);
    await recordCollectionEntries(at(brand, '2026-06-16T12:00:00Z'));
    await set(new Date('2100-01-01'));
    await check(SECOND_MORNING);
    expect(await notificationsOf(brand)).toHaveLength(1);
    const later = await aSearchingBrand();
    expect(await notificationsOf(later.brand)).toEqual([]);
  });

  it('finds an entry that another process committed after the check', async () => {
    const { brand } = await aSearchingBrand();
    await check(NEXT_MORNING);
    await aFoodInfluencer('Late');
    await recordCollectionEntries(at(brand, '2026-06-16T05:59:58Z'));
    await check(SECOND_MORNING);
    expect(await reportsOf(brand)).toEqual(['Food: Late']);
  });

  it('merges the searches of a person, and leaves out those without news', async () => {
    const { brand } = await aSearchingBrand();
    await saveSearch(brand, { name: 'Léas', query: 'q=léa' });
    await saveSearch(brand, { name: 'None', query: 'q=nobody' });
    await aFoodInfluencer('Léa');
    await check(NEXT_MORNING);
    expect(await reportsOf(brand)).toEqual(['Léas: Léa | Food: Léa']);
    expect(await emailJobs()).toBe(1);
  });

  it('leaves out the advanced filters of a plan that ended, and says so', async () => {
    const { brand } = await aSearchingBrand('thematic=food&gifts=1');
    const paying = await aSearchingBrand('thematic=food&gifts=1');
    await aSubscription(paying.brand, 'basic');
    const onlyAdvanced = await aSearchingBrand('gifts=1&sort=posts');
    await aFoodInfluencer('Léa');
    await check(NEXT_MORNING);
    const [notification] = await notificationsOf(brand);
    const reports = await findReportedSearches(at(brand, NEXT_MORNING), notification?.id ?? '', 'client');
    expect(reports).toMatchObject([{ found: [{ name: 'Léa' }], withoutAdvanced: true }]);
    expect(await notificationsOf(paying.brand)).toEqual([]);
    expect(await notificationsOf(onlyAdvanced.brand)).toEqual([]);
  });

  it('passes the thematics that the text names in the reader’s language', async () => {
    const { brand } = await aSearchingBrand('q=cuisine');
    await db.kysely
      .updateTable('app_user')
      .set({ language: 'fr' })
      .where('id', '=', requireActor(brand).id)
      .execute();
    await aFoodInfluencer('Léa');
    const ctx = at(aVisitor(db), NEXT_MORNING);
    await recordCollectionEntries(ctx);
    await notifyOfSearches(
      ctx,
      (language) => (text) => (language === 'fr' && text === 'cuisine' ? ['food'] : []),
    );
    expect(await reportsOf(brand)).toEqual(['Food: Léa']);
  });
});

describe('the email', () => {
  it('leaves out accounts that the reader has blocked since the check', async () => {
    const { brand } = await aSearchingBrand();
    const { influencerId } = await aFoodInfluencer('Léa');
    await check(NEXT_MORNING);
    await blockAccount(brand, 'influencer', influencerId);
    expect(await reportsOf(brand)).toEqual(['']);
  });

  it('leaves out campaigns of brands that the reader has blocked since the check', async () => {
    const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
    await saveSearch(influencer, { name: 'Tables', query: 'thematic=food' });
    await aCampaign(at(brand, '2026-06-15T20:00:00Z'), { title: 'Dinner' });
    await check(NEXT_MORNING);
    expect(await reportsOf(influencer)).toEqual(['Tables: Dinner']);
    const company = await db.kysely
      .selectFrom('company')
      .select('id')
      .where('user_id', '=', requireActor(brand).id)
      .executeTakeFirstOrThrow();
    await blockAccount(influencer, 'company', company.id);
    expect(await reportsOf(influencer)).toEqual(['']);
  });
});

describe('campaigns', () => {
  it('reports once what was published and matches, while it is active', async () => {
    const [brand, influencer] = [await aBrand(db, 'Aubrac'), await anInfluencer(db)];
    await aCampaign(brand, { title: 'Before' });
    const evening = at(influencer, '2026-06-15T18:00:00Z');
    await saveSearch(evening, { name: 'Tables', query: 'thematic=food&city=lyon' });
    const night = at(brand, '2026-06-15T20:00:00Z');
    await aCampaign(night, { title: 'Dinner' });
    await aCampaign(night, { title: 'Elsewhere', venueTown: 'Nice' });
    const canceled = await aCampaign(night, { title: 'Canceled' });
    await aCampaign(night, { title: 'Draft' }, 'draft');
    await changeCampaignStatus(night, canceled, 'cancel');
    await check(NEXT_MORNING);
    await check(SECOND_MORNING);
    expect(await reportsOf(influencer)).toEqual(['Tables: Dinner']);
    expect(await notificationsOf(influencer)).toMatchObject([{ word: 'search_campaigns' }]);
  });

  it('compares “I qualify” with the reader’s profile', async () => {
    const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
    await saveSearch(influencer, { name: 'Mine', query: 'qualify=1' });
    await aCampaign(at(brand, '2026-06-15T20:00:00Z'), { followerRange: '1m+' });
    await check(NEXT_MORNING);
    expect(await notificationsOf(influencer)).toEqual([]);
  });
});

describe('switches', () => {
  it('reports nothing for a search that is turned off, removed, or of a suspended account', async () => {
    const [off, removed, suspended] = [
      await aSearchingBrand(),
      await aSearchingBrand(),
      await aSearchingBrand(),
    ];
    await editSavedSearch(off.brand, off.searchId, { isNotified: false });
    await removeSavedSearch(removed.brand, removed.searchId);
    await db.kysely
      .updateTable('app_user')
      .set({ suspended_at: new Date(NEXT_MORNING) })
      .where('id', '=', requireActor(suspended.brand).id)
      .execute();
    await aFoodInfluencer('Léa');
    await check(NEXT_MORNING);
    for (const { brand } of [off, removed, suspended]) expect(await notificationsOf(brand)).toEqual([]);
    const noon = at(off.brand, '2026-06-16T10:00:00Z');
    await editSavedSearch(noon, off.searchId, { isNotified: true });
    await check('2026-06-16T10:05:00Z');
    await check(SECOND_MORNING);
    expect(await notificationsOf(off.brand)).toEqual([]);
  });

  it('follows the settings of the kind', async () => {
    const { brand } = await aSearchingBrand();
    await saveSettings(brand, { search: { inProduct: false, byMail: true } });
    await aFoodInfluencer('Léa');
    await check(NEXT_MORNING);
    expect(await notificationsOf(brand)).toEqual([]);
    expect(await emailJobs()).toBe(1);
  });
});

it('a check that fails does not stop the others, and reports the same at the next run', async () => {
  const brands = [(await aSearchingBrand()).brand, (await aSearchingBrand()).brand];
  await aFoodInfluencer('Léa');
  const ctx = at(aVisitor(db), NEXT_MORNING);
  await recordCollectionEntries(ctx);
  let checks = 0;
  const failingOnce = () => () => {
    if (checks++ === 0) throw new Error('The first check failed.');
    return [];
  };
  await expect(notifyOfSearches(ctx, failingOnce)).rejects.toMatchObject({
    errors: [{ message: 'The first check failed.' }],
  });
  const reports = async () => (await Promise.all(brands.map((it) => reportsOf(it)))).flat();
  expect(await reports()).toEqual(['Food: Léa']);
  await check('2026-06-16T06:05:00Z');
  expect(await reports()).toEqual(['Food: Léa', 'Food: Léa']);
});

import { expect, it } from 'vitest';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { recordCollectionEntries } from '#domain/saved-searches/collection-entries.server.ts';
import { notifyOfSearches } from '#domain/saved-searches/notify-of-searches.server.ts';
import { saveSearch } from '#domain/saved-searches/save-search.server.ts';
import { testDatabase } from '#tests/database.ts';
import { textOf } from '#tests/mail-server.ts';
import { aBrand, aCampaign, anInfluencer, at, aVisitor } from '#tests/people.ts';
import { aTestMailbox } from '#tests/test-mailbox.ts';
import { notificationJobs } from './notification-jobs.ts';

const db = await testDatabase();
const PUBLIC_URL = 'https://accolade.example';

async function sentTo(person: Ctx): Promise<{ text: string; source: string }[]> {
  const morning = at(aVisitor(db), '2026-06-16T06:00:00Z');
  await recordCollectionEntries(morning);
  await notifyOfSearches(morning, () => () => []);
  const { emails, newCtx } = await aTestMailbox(db);
  const jobs = notificationJobs(newCtx, PUBLIC_URL);
  const rows = await db.kysely
    .selectFrom('notice')
    .select('id')
    .where('kind', '=', 'search')
    .where('user_id', '=', requireActor(person).id)
    .execute();
  for (const { id } of rows) await jobs['mail.notice']({ noticeId: id });
  return emails.map(({ source }) => ({ source, text: textOf(source).replaceAll('\r', '') }));
}

it('lists new influencers with their links, and says which filters were left out', async () => {
  const brand = await aBrand(db);
  await recordCollectionEntries(brand);
  await saveSearch(brand, { name: 'Vérifiées', query: 'q=zoé&verified=1' });
  await saveSearch(brand, { name: 'Toutes', query: 'q=zoé' });
  const ids: string[] = [];
  for (let index = 0; index < 12; index++) ids.push((await anInfluencer(db, `Zoé ${index}`)).influencerId);
  await db.kysely
    .updateTable('app_user')
    .set({ language: 'fr' })
    .where('id', '=', requireActor(brand).id)
    .execute();
  const [email, second] = await sentTo(brand);
  expect(second).toBeUndefined();
  const text = email?.text ?? '';
  expect(text).toContain('Vérifiées\nVotre formule actuelle n’inclut pas les filtres avancés.');
  expect(text).toContain(`– Zoé 11\u202f:\n  ${PUBLIC_URL}/fr/influencer/${ids.at(-1)}`);
  expect(text.split('/fr/influencer/')).toHaveLength(21);
  expect(text).toContain('avec 2\u00a0résultats de plus');
  expect(text).toContain(`${PUBLIC_URL}/fr/influencers?q=zo%C3%A9`);
  expect(email?.source).toMatch(/^Subject: =\?UTF-8\?Q\?12=C2=A0nouveaux/im);
  expect(email?.source).toMatch(/^List-Unsubscribe:\s+<https:\/\/accolade\.example\/fr\/unsubscribe/im);
});

it('lists new campaigns, and sends nothing once they are no longer shown', async () => {
  const [brand, influencer] = [await aBrand(db, 'Aubrac'), await anInfluencer(db)];
  await saveSearch(influencer, { name: 'Tables', query: 'thematic=food' });
  const campaignId = await aCampaign(at(brand, '2026-06-15T20:00:00Z'), { title: 'Dinner' });
  const [email] = await sentTo(influencer);
  expect(email?.text).toContain(`– Dinner, Aubrac:\n  ${PUBLIC_URL}/influencer/campaign/${campaignId}`);
  expect(email?.source).toMatch(/^Subject: .*One_new_campaign_in/im);
  await db.kysely.updateTable('campaign').set({ status: 'canceled' }).where('id', '=', campaignId).execute();
  expect(await sentTo(influencer)).toEqual([]);
});

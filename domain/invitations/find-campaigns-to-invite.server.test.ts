import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, remoteCollaboration } from '#tests/people.ts';
import { noPreferences } from '../preferences/preferences.ts';
import { savePreferences } from '../preferences/save-preferences.server.ts';
import { findCampaignsToInvite } from './find-campaigns-to-invite.server.ts';
import { findInvitee } from './find-invitee.server.ts';
import { inviteInfluencer } from './invite-influencer.server.ts';

const db = await testDatabase();

it('lists the brand’s active campaigns, free ones first, then by conditions met', async () => {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  const { influencerId } = influencer;
  await db.kysely
    .updateTable('influencer')
    .set({ followers: 20_000, thematics: ['food'], location: 'Lyon, France' })
    .where('id', '=', influencerId)
    .execute();
  const add = (title: string, fields = {}) => aCampaign(brand, { title, ...fields });
  await add('all three');
  const applied = await add('applied');
  const invited = await add('invited');
  await add('two', { venueTown: 'Paris' });
  await add('one', { venueTown: 'Paris', thematics: ['tech'] });
  const remote = await add('remote', remoteCollaboration);
  await aCampaign(brand, { title: 'draft' }, 'draft');
  await aCampaign(await aBrand(db), { title: 'of another brand' });
  await anApplication(influencer, applied);
  await inviteInfluencer(brand, influencerId, { campaignId: invited, note: '' });
  const { card } = await findInvitee(brand, influencerId);
  const found = async (first = '') =>
    (await findCampaignsToInvite(brand, card, { first, page: 1 })).campaigns.map(
      ({ campaign, taken, conditions }) => [
        campaign.title,
        taken,
        conditions.filter(({ isMet }) => isMet).map(({ name }) => name),
      ],
    );
  expect(await found()).toEqual([
    ['remote', null, ['thematics', 'followers', 'place']],
    ['all three', null, ['thematics', 'followers', 'place']],
    ['two', null, ['thematics', 'followers']],
    ['one', null, ['followers']],
    ['invited', 'invited', ['thematics', 'followers', 'place']],
    ['applied', 'applied', ['thematics', 'followers', 'place']],
  ]);
  expect((await found(applied))[0]?.[0]).toBe('applied');
  expect((await found(remote))[0]?.[0]).toBe('remote');
  const before = await found();
  await savePreferences(influencer, {
    ...noPreferences,
    acceptGifts: true,
    collaborationTypes: ['restaurant'],
    preferredCities: ['Paris'],
  });
  expect(await found()).toEqual(before);
});

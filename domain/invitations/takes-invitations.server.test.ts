import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anInfluencer } from '#tests/people.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import { openProfile } from '../influencers/open-profile.server.ts';
import { noPreferences } from '../preferences/preferences.ts';
import { savePreferences } from '../preferences/save-preferences.server.ts';
import { addToShortlist } from '../shortlists/change-entry.server.ts';
import { createShortlist } from '../shortlists/create-shortlist.server.ts';
import { findShortlist } from '../shortlists/find-shortlists.server.ts';
import { findInvitee } from './find-invitee.server.ts';
import { inviteInfluencer } from './invite-influencer.server.ts';
import { muteBrand } from './mute-brand.server.ts';

const db = await testDatabase();

it('is the same for the switch, a mute, a block and a missing account, on each page of the brand', async () => {
  const brand = await aBrand(db);
  const campaignId = await aCampaign(brand);
  const [open, off, muting, blocking, sample] = [
    await anInfluencer(db, 'Open'),
    await anInfluencer(db, 'Off'),
    await anInfluencer(db, 'Muting'),
    await anInfluencer(db, 'Blocking'),
    await anInfluencer(db, 'Sample'),
  ];
  await savePreferences(off, { ...noPreferences, acceptInvitations: false });
  await inviteInfluencer(brand, muting.influencerId, { campaignId, note: '' });
  await muteBrand(muting, campaignId);
  const company = await db.kysely.selectFrom('company').select('id').executeTakeFirstOrThrow();
  await blockAccount(blocking, 'company', company.id);
  await db.kysely
    .updateTable('influencer')
    .set({ user_id: null })
    .where('id', '=', sample.influencerId)
    .execute();
  const shortlistId = await createShortlist(brand, 'Summer');
  const pages = async ({ influencerId }: { influencerId: string }) => {
    await addToShortlist(brand, { shortlistId, influencerId });
    const { entries } = await findShortlist(brand, shortlistId, { page: 1, removed: null });
    return {
      profile: await openProfile(brand, influencerId),
      invitation: await findInvitee(brand, influencerId),
      shortlist: entries.find(({ card }) => card.id === influencerId),
    };
  };
  const all = (takesInvitations: boolean) => ({
    profile: { mayBeInvited: true, takesInvitations },
    invitation: { takesInvitations },
    shortlist: { takesInvitations },
  });
  expect(await pages(open)).toMatchObject(all(true));
  for (const person of [off, muting, blocking, sample]) expect(await pages(person)).toMatchObject(all(false));
  const stranger = await aBrand(db);
  expect(await openProfile(stranger, muting.influencerId)).toMatchObject({ takesInvitations: true });
  expect(await openProfile(open, muting.influencerId)).toMatchObject({
    mayBeInvited: false,
    takesInvitations: false,
  });
});

import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, aVisitor, later } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { withdrawApplication } from '../applications/withdraw-application.server.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { findNotificationEmail } from '../notifications/find-emails.server.ts';
import { findNotifications } from '../notifications/find-notifications.server.ts';
import { suspendAccount } from '../staff/suspend-account.server.ts';
import { declineInvitation } from './decline-invitation.server.ts';
import { findInvitee, findSentInvitation } from './find-invitee.server.ts';
import { findMutedBrands } from './find-muted-brands.server.ts';
import { findOpenInvitations, findReceivedInvitation } from './find-received-invitations.server.ts';
import { findSentInvitations } from './find-sent-invitations.server.ts';
import { inviteInfluencer } from './invite-influencer.server.ts';
import { muteBrand } from './mute-brand.server.ts';
import { unmuteBrand } from './unmute-brand.server.ts';
import { withdrawInvitation } from './withdraw-invitation.server.ts';

const db = await testDatabase();

async function anInvitation() {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  const campaignId = await aCampaign(brand);
  const ids = { campaignId, influencerId: influencer.influencerId };
  await inviteInfluencer(brand, ids.influencerId, { campaignId, note: 'Come and taste.' });
  const state = async (ctx = brand) => (await findSentInvitation(ctx, ids))?.state;
  const openTitles = async (ctx = influencer) =>
    (await findOpenInvitations(ctx, 9)).lines.map(({ campaignTitle }) => campaignTitle);
  return { brand, influencer, campaignId, ids, state, openTitles };
}
const events = async (name: string) =>
  (await db.kysely.selectFrom('event').select('id').where('name', '=', name).execute()).length;

describe('declineInvitation', () => {
  it('declines once, and a second call changes nothing', async () => {
    const { influencer, campaignId, state, openTitles } = await anInvitation();
    expect(await openTitles()).toEqual(['Autumn table']);
    await Promise.all([declineInvitation(influencer, campaignId), declineInvitation(influencer, campaignId)]);
    expect(await state()).toBe('declined');
    expect(await openTitles()).toEqual([]);
    expect(await events('invitation.declined')).toBe(1);
  });

  it('still lets the influencer apply, which changes the answer', async () => {
    const { influencer, campaignId, state } = await anInvitation();
    await declineInvitation(influencer, campaignId);
    await anApplication(influencer, campaignId);
    expect(await state()).toBe('applied');
  });

  it('refuses after an application, a withdrawal and the end of the campaign', async () => {
    const [applied, withdrawn, ended] = [await anInvitation(), await anInvitation(), await anInvitation()];
    await anApplication(applied.influencer, applied.campaignId);
    await withdrawInvitation(withdrawn.brand, withdrawn.ids);
    await changeCampaignStatus(ended.brand, ended.campaignId, 'end');
    for (const { influencer, campaignId } of [applied, withdrawn, ended])
      await expect(declineInvitation(influencer, campaignId)).rejects.toThrow('invitation.not_open');
  });

  it('refuses everyone but the invited influencer', async () => {
    const { brand, campaignId } = await anInvitation();
    for (const ctx of [brand, await anInfluencer(db)])
      await expect(declineInvitation(ctx, campaignId)).rejects.toThrow('invitation.not_found');
    await expect(declineInvitation(aVisitor(db), campaignId)).rejects.toThrow('session.required');
  });
});

describe('an application', () => {
  it('answers the invitation, stays pending, and opens no conversation', async () => {
    const { brand, influencer, campaignId, state, openTitles } = await anInvitation();
    await anApplication(influencer, campaignId);
    expect(await state()).toBe('applied');
    expect(await openTitles()).toEqual([]);
    expect(await db.kysely.selectFrom('application').select('status').execute()).toEqual([
      { status: 'pending' },
    ]);
    expect(await db.kysely.selectFrom('conversation').select('id').execute()).toEqual([]);
    await withdrawApplication(influencer, campaignId);
    expect((await findSentInvitations(brand, campaignId)).lines).toMatchObject([
      { state: 'applied', hasApplication: false },
    ]);
    expect(await openTitles()).toEqual([]);
  });

  it('leads to no application that staff have hidden', async () => {
    const { brand, influencer, campaignId } = await anInvitation();
    await anApplication(influencer, campaignId);
    await db.kysely.updateTable('application').set({ hidden: true }).execute();
    expect((await findSentInvitations(brand, campaignId)).lines).toMatchObject([
      { state: 'applied', hasApplication: false },
    ]);
  });
});

describe('the end of a campaign', () => {
  it('closes the invitation the moment the day is over, without a write', async () => {
    const { brand, influencer, campaignId, state, openTitles } = await anInvitation();
    const after = later(brand, 60);
    expect(await state(after)).toBe('closed');
    expect(await openTitles(later(influencer, 60))).toEqual([]);
    await expect(declineInvitation(later(influencer, 60), campaignId)).rejects.toThrow('invitation.not_open');
    expect(await db.kysely.selectFrom('invitation').select('status').execute()).toEqual([{ status: 'open' }]);
  });
});

describe('withdrawInvitation', () => {
  it('removes the invitation from the influencer’s pages, bell and unsent emails', async () => {
    const { brand, influencer, campaignId, ids, state, openTitles } = await anInvitation();
    const [notification] = (await findNotifications(influencer)).notifications;
    expect(notification).toMatchObject({
      word: 'invitation_received',
      otherName: 'Maison Aubrac',
      campaignId,
    });
    const email = () => findNotificationEmail(aVisitor(db), notification?.id ?? '');
    expect(await email()).toMatchObject({ reader: { id: influencer.actor?.id } });
    await withdrawInvitation(brand, ids);
    await withdrawInvitation(brand, ids);
    expect(await state()).toBe('withdrawn');
    expect(await openTitles()).toEqual([]);
    expect(await findReceivedInvitation(influencer, campaignId)).toBeNull();
    expect((await findNotifications(influencer)).total).toBe(0);
    expect(await email()).toBeNull();
  });

  it('refuses after an answer, and refuses other brands', async () => {
    const { brand, influencer, campaignId, ids } = await anInvitation();
    const stranger = withdrawInvitation(await aBrand(db), ids);
    await expect(stranger).rejects.toThrow('invitation.not_found');
    await declineInvitation(influencer, campaignId);
    await expect(withdrawInvitation(brand, ids)).rejects.toThrow('invitation.not_open');
  });
});

describe('muteBrand', () => {
  it('declines every open invitation of the brand, and only of this brand', async () => {
    const { brand, influencer, campaignId, ids, openTitles } = await anInvitation();
    const second = await aCampaign(brand, { title: 'Second' });
    await inviteInfluencer(brand, ids.influencerId, { campaignId: second, note: '' });
    const other = await aBrand(db, 'Hôtel Lumen');
    const theirs = await aCampaign(other, { title: 'Theirs' });
    await inviteInfluencer(other, ids.influencerId, { campaignId: theirs, note: '' });
    await muteBrand(influencer, campaignId);
    await muteBrand(influencer, second);
    expect(await openTitles()).toEqual(['Theirs']);
    expect(await findMutedBrands(influencer)).toMatchObject([{ name: 'Maison Aubrac' }]);
    const seen = (await findSentInvitations(brand, campaignId)).lines.map(({ state }) => state);
    expect(seen).toEqual(['declined']);
    expect((await findInvitee(brand, ids.influencerId)).takesInvitations).toBe(false);
    expect((await findInvitee(other, ids.influencerId)).takesInvitations).toBe(true);
  });

  it('ends with unmuteBrand, of one’s own mute only', async () => {
    const { brand, influencer, campaignId, ids } = await anInvitation();
    await muteBrand(influencer, campaignId);
    const [muted] = await findMutedBrands(influencer);
    await unmuteBrand(await anInfluencer(db), muted?.companyId ?? '');
    expect(await findMutedBrands(influencer)).toHaveLength(1);
    await unmuteBrand(influencer, muted?.companyId ?? '');
    await unmuteBrand(influencer, muted?.companyId ?? '');
    expect(await findMutedBrands(influencer)).toEqual([]);
    await inviteInfluencer(brand, ids.influencerId, { campaignId: await aCampaign(brand), note: '' });
  });

  it('refuses a campaign without an invitation of the actor', async () => {
    const { campaignId } = await anInvitation();
    await expect(muteBrand(await anInfluencer(db), campaignId)).rejects.toThrow('invitation.not_found');
  });
});

describe('a suspension', () => {
  it('hides the invitations of a suspended brand, and a suspended influencer from the brand', async () => {
    const [one, two] = [await anInvitation(), await anInvitation()];
    const staff = await someStaff(db);
    await suspendAccount(staff, one.brand.actor?.id ?? '', 'Spam');
    expect(await one.openTitles()).toEqual([]);
    await suspendAccount(staff, two.influencer.actor?.id ?? '', 'Spam');
    expect((await findSentInvitations(two.brand, two.campaignId)).total).toBe(0);
    await expect(findInvitee(two.brand, two.ids.influencerId)).rejects.toThrow('influencer.not_found');
  });
});

describe('findInvitee', () => {
  it('finds influencers of the collection, and others only with an invitation of the brand', async () => {
    const { brand, ids } = await anInvitation();
    await db.kysely.updateTable('influencer').set({ collection_until: null }).execute();
    expect(await findInvitee(brand, ids.influencerId)).toMatchObject({ takesInvitations: false });
    const stranger = findInvitee(await aBrand(db), ids.influencerId);
    await expect(stranger).rejects.toThrow('influencer.not_found');
  });
});

describe('findSentInvitations', () => {
  it('lists the invitations to an own campaign only', async () => {
    const { brand, campaignId, influencer } = await anInvitation();
    expect(await findSentInvitations(brand, campaignId)).toMatchObject({
      total: 1,
      lines: [{ fullName: 'Léa Dubois', state: 'open', hasApplication: false }],
    });
    for (const ctx of [await aBrand(db), influencer])
      expect(await findSentInvitations(ctx, campaignId)).toEqual({ total: 0, lines: [] });
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { applyToCampaign } from '#domain/applications/apply-to-campaign.server.ts';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { findApplicants } from '#domain/applications/find-applicants.server.ts';
import { withdrawApplication } from '#domain/applications/withdraw-application.server.ts';
import { blockAccount } from '#domain/blocks/block-account.server.ts';
import { unblockAccount } from '#domain/blocks/unblock-account.server.ts';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { endCampaigns } from '#domain/campaigns/end-campaigns.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { profileInput } from '#domain/influencers/profile-input.ts';
import { updateProfile } from '#domain/influencers/update-profile.server.ts';
import { declineInvitation } from '#domain/invitations/decline-invitation.server.ts';
import { inviteInfluencer } from '#domain/invitations/invite-influencer.server.ts';
import { muteBrand } from '#domain/invitations/mute-brand.server.ts';
import { unmuteBrand } from '#domain/invitations/unmute-brand.server.ts';
import { withdrawInvitation } from '#domain/invitations/withdraw-invitation.server.ts';
import { parse } from '#domain/parse.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { savePreferences } from '#domain/preferences/save-preferences.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { decideVerification } from '#domain/staff/decide-verification.server.ts';
import { featureInfluencer } from '#domain/staff/feature-influencer.server.ts';
import { liftSuspension, suspendAccount } from '#domain/staff/suspend-account.server.ts';
import { testDatabase } from '#tests/database.ts';
import { prove } from '#tests/instagram-accounts.ts';
import { type Act, PAIRS, pairsOf, runPair, timeout } from '#tests/pairs.ts';
import { aBrand, aCampaign, aConversation, anApplication, anInfluencer, later } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';

const db = await testDatabase();

it('runs every pair of acts on one campaign', { timeout }, async () => {
  const [brand, influencer, other] = [await aBrand(db), await anInfluencer(db), await anInfluencer(db)];
  let campaignId = '';
  const decide = (decision: 'accepted' | 'declined'): Act => ({
    event: `application.${decision}`,
    run: () => decideApplication(brand, { campaignId, influencerId: influencer.influencerId, decision }),
  });
  const move = (transition: 'end' | 'cancel'): Act => ({
    event: 'campaign.moved',
    run: () => changeCampaignStatus(brand, campaignId, transition),
  });
  const acts: Act[] = [
    decide('accepted'),
    decide('declined'),
    move('end'),
    move('cancel'),
    { event: 'application.withdrawn', run: () => withdrawApplication(influencer, campaignId) },
    { event: 'application.received', run: () => applyToCampaign(other, campaignId, { message: '' }) },
  ];
  for (const pair of pairsOf(acts)) {
    campaignId = await aCampaign(brand);
    await anApplication(influencer, campaignId);
    await runPair(db, pair);
  }
  // The scheduled end of a campaign locks the same rows, so the scheduled end also runs against each act.
  for (const act of acts) {
    campaignId = await aCampaign(brand);
    await anApplication(influencer, campaignId);
    const outcomes = await Promise.allSettled([endCampaigns(later(brand, 100)), act.run()]);
    for (const it of outcomes) if (it.status === 'rejected') expect(it.reason).toBeInstanceOf(Refusal);
  }
});

it('runs every pair of acts on one invitation', { timeout }, async () => {
  const influencer = await anInfluencer(db);
  const { influencerId } = influencer;
  let [brand, campaignId, uninvitedTo, companyId] = [await aBrand(db), '', '', ''];
  const acts: Act[] = [
    // The same invitation again changes nothing.
    { run: () => inviteInfluencer(brand, influencerId, { campaignId, note: 'Come.' }) },
    {
      event: 'invitation.sent',
      run: () =>
        inviteInfluencer(brand, influencerId, { campaignId: uninvitedTo, note: crypto.randomUUID() }),
    },
    { run: () => withdrawInvitation(brand, { campaignId, influencerId }) },
    { run: () => declineInvitation(influencer, campaignId) },
    { event: 'application.received', run: () => applyToCampaign(influencer, campaignId, { message: '' }) },
    { event: 'application.received', run: () => applyToCampaign(influencer, uninvitedTo, { message: '' }) },
    { run: () => muteBrand(influencer, campaignId) },
    { run: () => unmuteBrand(influencer, companyId) },
    { event: 'campaign.moved', run: () => changeCampaignStatus(brand, campaignId, 'end') },
    {
      event: 'preferences.saved',
      run: () => savePreferences(influencer, { ...noPreferences, acceptInvitations: false }),
    },
  ];
  for (const pair of pairsOf(acts)) {
    brand = await aBrand(db);
    [campaignId, uninvitedTo] = [await aCampaign(brand), await aCampaign(brand)];
    await savePreferences(influencer, noPreferences);
    await inviteInfluencer(brand, influencerId, { campaignId, note: 'Come.' });
    const company = db.kysely
      .selectFrom('company')
      .select('id')
      .where('user_id', '=', brand.actor?.id ?? '');
    companyId = (await company.executeTakeFirstOrThrow()).id;
    await runPair(db, pair);
    expect(await needlesslyOpen()).toEqual([]);
  }
});

/**
 * Returns the invitations that are open but should be closed: invitations from muted brands, and invitations to
 * influencers who have applied to the campaign. Leaves out campaigns that are not active.
 */
const needlesslyOpen = () =>
  db.kysely
    .selectFrom('invitation')
    .innerJoin('campaign', 'campaign.id', 'invitation.campaign_id')
    .leftJoin('muted_brand', 'muted_brand.client_id', 'campaign.client_id')
    .leftJoin('application', (join) =>
      join
        .onRef('application.campaign_id', '=', 'invitation.campaign_id')
        .onRef('application.influencer_id', '=', 'invitation.influencer_id'),
    )
    .select('invitation.id')
    .where('invitation.status', '=', 'open')
    .where('campaign.status', '=', 'active')
    .where((eb) => eb.or([eb('muted_at', 'is not', null), eb('application.id', 'is not', null)]))
    .execute();

it('runs every pair of acts on one account', { timeout }, async () => {
  const [staff, influencer, other] = [await someStaff(db), await anInfluencer(db), await anInfluencer(db)];
  const userId = influencer.actor?.id ?? '';
  const save = (ctx: Ctx, fullName: string, handle: string) =>
    updateProfile(ctx, parse(profileInput, { ...profile, fullName, handle, confirmed: 'yes' }));
  const acts: Act[] = [
    { event: 'account.updated', run: () => save(influencer, 'Léa Martin', 'lea.martin') },
    { event: 'account.updated', run: () => save(influencer, 'Léa Dubois', 'lea.table') },
    { event: 'preferences.saved', run: () => savePreferences(influencer, noPreferences) },
    {
      event: 'influencer.verified',
      run: () => decideVerification(staff, userId, { seen: 'none', refusal: null }),
    },
    {
      event: 'influencer.refused',
      run: () => decideVerification(staff, userId, { seen: 'verified', refusal: 'Name' }),
    },
    { audited: true, run: () => featureInfluencer(staff, userId, true) },
    { audited: true, run: () => featureInfluencer(staff, userId, false) },
    { audited: true, run: () => suspendAccount(staff, userId, 'Spam') },
    { audited: true, run: () => liftSuspension(staff, userId) },
    { run: () => prove(influencer) },
    { run: () => prove(other) },
  ];
  for (const pair of pairsOf(acts)) await runPair(db, pair);
});

it('runs a block beside an application, an invitation, a decision and messages', { timeout }, async () => {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  const { influencerId } = influencer;
  const { id: companyId } = await db.kysely.selectFrom('company').select('id').executeTakeFirstOrThrow();
  const conversationId = await aConversation(brand, influencer, await aCampaign(brand));
  const message = () => ({ id: randomUUID(), content: 'Hello' });
  let campaignId = '';
  const acts: Act[] = [
    { run: () => blockAccount(brand, 'influencer', influencerId) },
    { run: () => blockAccount(influencer, 'company', companyId) },
    { run: () => unblockAccount(brand, 'influencer', influencerId) },
    { event: 'application.received', run: () => applyToCampaign(influencer, campaignId, { message: '' }) },
    { run: () => inviteInfluencer(brand, influencerId, { campaignId, note: '' }) },
    { event: 'message.sent', run: () => sendMessage(influencer, conversationId, message()) },
    { event: 'message.sent', run: () => sendMessage(brand, conversationId, message()) },
  ];
  for (const pair of pairsOf(acts)) {
    await db.kysely.deleteFrom('block').execute();
    await db.kysely.deleteFrom('invitation').execute();
    campaignId = await aCampaign(brand);
    await runPair(db, pair);
  }
  // In either order of the commits, no pending application stays visible to a brand that has blocked the influencer.
  for (let count = 0; count < PAIRS; count++) {
    await sql`delete from rate_limit`.execute(db.kysely);
    await db.kysely.deleteFrom('event').execute();
    await db.kysely.deleteFrom('block').execute();
    campaignId = await aCampaign(brand);
    await Promise.all([
      applyToCampaign(influencer, campaignId, { message: '' }),
      blockAccount(brand, 'influencer', influencerId),
    ]);
    const { pending } = await findApplicants(brand, campaignId);
    expect(pending.people).toEqual([]);
  }
});

const profile = {
  language: 'en',
  location: 'Lyon',
  bio: '',
  picture: '',
  thematics: ['food'],
  followers: '1200',
  following: '100',
  posts: '10',
  engagementRate: '3.5',
};

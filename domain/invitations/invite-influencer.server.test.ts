import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, aVisitor, later } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { withdrawApplication } from '../applications/withdraw-application.server.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import type { Ctx } from '../ctx.ts';
import { parse } from '../parse.ts';
import { noPreferences } from '../preferences/preferences.ts';
import { savePreferences } from '../preferences/save-preferences.server.ts';
import { suspendAccount } from '../staff/suspend-account.server.ts';
import { declineInvitation } from './decline-invitation.server.ts';
import { inviteInfluencer, inviteInput } from './invite-influencer.server.ts';
import { muteBrand } from './mute-brand.server.ts';
import { withdrawInvitation } from './withdraw-invitation.server.ts';

const db = await testDatabase();

const invitations = () => db.kysely.selectFrom('invitation').selectAll().execute();
const count = async (name: string) =>
  (await db.kysely.selectFrom('event').select('id').where('name', '=', name).execute()).length;
const codeOf = (it: PromiseSettledResult<unknown>): unknown =>
  it.status === 'fulfilled' ? 'done' : (it.reason as { code: unknown }).code;
const invite = (brand: Ctx, { influencerId }: { influencerId: string }, campaignId: string, note = '') =>
  inviteInfluencer(brand, influencerId, { campaignId, note });

async function aPair() {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  return { brand, influencer, campaignId: await aCampaign(brand) };
}

describe('inviteInfluencer', () => {
  it('stores an open invitation, records an event and notifies the influencer', async () => {
    const { brand, influencer, campaignId } = await aPair();
    const id = await invite(brand, influencer, campaignId, 'Come and taste.');
    expect(await invitations()).toMatchObject([
      {
        id,
        campaign_id: campaignId,
        influencer_id: influencer.influencerId,
        note: 'Come and taste.',
        status: 'open',
        answered_at: null,
      },
    ]);
    expect(await count('invitation.sent')).toBe(1);
    const notifications = await db.kysely.selectFrom('notice').select(['user_id', 'kind']).execute();
    expect(notifications).toEqual([{ user_id: influencer.actor?.id, kind: 'invitation_received' }]);
    expect(await db.kysely.selectFrom('conversation').select('id').execute()).toEqual([]);
    expect(await db.kysely.selectFrom('profile_views').select('viewer_id').execute()).toEqual([]);
  });

  it('accepts a note of 500 characters, and no longer one', () => {
    const input = (length: number) => parse(inviteInput, { campaignId: 'c', note: 'é'.repeat(length) });
    expect(input(500).note).toHaveLength(500);
    expect(() => input(501)).toThrow('input.invalid');
  });

  it('sends one of 32 equal invitations at once, and answers all of them', async () => {
    const { brand, influencer, campaignId } = await aPair();
    const tries = Array.from({ length: 32 }, () => invite(brand, influencer, campaignId, 'Come.'));
    const ids = await Promise.all(tries);
    expect(new Set(ids).size).toBe(1);
    expect(await invitations()).toHaveLength(1);
    expect(await count('invitation.sent')).toBe(1);
  });

  it('sends one of 32 different invitations at once, and refuses the others', async () => {
    const { brand, influencer, campaignId } = await aPair();
    const tries = Array.from({ length: 32 }, (_, n) => invite(brand, influencer, campaignId, `${n}`));
    const codes = (await Promise.allSettled(tries)).map(codeOf);
    expect(codes.filter((it) => it === 'done')).toHaveLength(1);
    expect(codes.filter((it) => it === 'invitation.already_invited')).toHaveLength(31);
    expect(await invitations()).toHaveLength(1);
  });

  it('allows one invitation for each campaign and influencer, also after No thanks or a withdrawal', async () => {
    const { brand, influencer, campaignId } = await aPair();
    await invite(brand, influencer, campaignId);
    await declineInvitation(influencer, campaignId);
    await expect(invite(brand, influencer, campaignId)).rejects.toThrow('invitation.already_invited');
    const second = await aCampaign(brand);
    await invite(brand, influencer, second);
    await withdrawInvitation(brand, { campaignId: second, influencerId: influencer.influencerId });
    await expect(invite(brand, influencer, second)).rejects.toThrow('invitation.already_invited');
  });

  it('refuses an influencer who has applied, and accepts after the application is withdrawn', async () => {
    const { brand, influencer, campaignId } = await aPair();
    await anApplication(influencer, campaignId);
    await expect(invite(brand, influencer, campaignId)).rejects.toThrow('invitation.already_applied');
    await withdrawApplication(influencer, campaignId);
    await invite(brand, influencer, campaignId);
  });

  it('refuses a fourth open invitation of one brand to one influencer, even with concurrent requests', async () => {
    const { brand, influencer } = await aPair();
    const campaigns = [];
    for (let n = 0; n < 5; n++) campaigns.push(await aCampaign(brand));
    const tries = campaigns.map((campaignId) => invite(brand, influencer, campaignId));
    const codes = (await Promise.allSettled(tries)).map(codeOf);
    expect(codes.filter((it) => it === 'done')).toHaveLength(3);
    expect(codes.filter((it) => it === 'invitation.too_many_open')).toHaveLength(2);
    const other = await anInfluencer(db);
    await invite(brand, other, campaigns[0] ?? '');
    const otherBrand = await aBrand(db);
    await invite(otherBrand, influencer, await aCampaign(otherBrand));
    const open = (await invitations()).find((it) => it.influencer_id === influencer.influencerId);
    await changeCampaignStatus(brand, open?.campaign_id ?? '', 'end');
    await invite(brand, influencer, await aCampaign(brand));
  });

  it('refuses the 21st invitation of a brand in 24 hours, even with concurrent requests', async () => {
    const { brand, campaignId } = await aPair();
    const people = [];
    for (let n = 0; n < 22; n++) people.push(await anInfluencer(db));
    const codes = (await Promise.allSettled(people.map((it) => invite(brand, it, campaignId)))).map(codeOf);
    expect(codes.filter((it) => it === 'done')).toHaveLength(20);
    expect(codes.filter((it) => it === 'activity.wait_a_day')).toHaveLength(2);
    expect(await invitations()).toHaveLength(20);
    const missed = people[codes.indexOf('activity.wait_a_day')];
    if (!missed) throw new Error('unreachable');
    await invite(later(brand, 1), missed, campaignId);
  });

  it('accepts only active campaigns of the own brand', async () => {
    const { brand, influencer, campaignId } = await aPair();
    const draft = await aCampaign(brand, {}, 'draft');
    const ended = await aCampaign(brand);
    await changeCampaignStatus(brand, ended, 'end');
    for (const closed of [draft, ended])
      await expect(invite(brand, influencer, closed)).rejects.toThrow('campaign.not_open');
    await expect(invite(later(brand, 60), influencer, campaignId)).rejects.toThrow('campaign.not_open');
    for (const ctx of [await aBrand(db), influencer, await anInfluencer(db)])
      await expect(invite(ctx, influencer, campaignId)).rejects.toThrow('campaign.not_found');
    await expect(invite(aVisitor(db), influencer, campaignId)).rejects.toThrow('session.required');
  });

  it('refuses influencers outside the collection, suspended and unknown ones', async () => {
    const { brand, influencer, campaignId } = await aPair();
    const outside = await anInfluencer(db, 'Jade', { isInCollection: false });
    await suspendAccount(await someStaff(db), influencer.actor?.id ?? '', 'Spam');
    for (const person of [outside, influencer, { influencerId: 'influencer-none' }])
      await expect(invite(brand, person, campaignId)).rejects.toThrow('influencer.not_found');
  });

  it('gives the same refusal for a switch that is off, a mute and a profile without an account', async () => {
    const { brand, influencer: off, campaignId } = await aPair();
    await savePreferences(off, { ...noPreferences, acceptInvitations: false });
    const muting = await anInfluencer(db);
    await invite(brand, muting, await aCampaign(brand));
    await muteBrand(muting, (await invitations())[0]?.campaign_id ?? '');
    const sample = await anInfluencer(db);
    await db.kysely
      .updateTable('influencer')
      .set({ user_id: null })
      .where('id', '=', sample.influencerId)
      .execute();
    for (const person of [off, muting, sample])
      await expect(invite(brand, person, campaignId)).rejects.toMatchObject({
        code: 'invitation.not_taken',
        fields: {},
      });
    await savePreferences(off, noPreferences);
    await invite(brand, off, campaignId);
  });

  it('is sent or refused when the influencer switches invitations off at the same moment', async () => {
    const { brand, campaignId } = await aPair();
    for (const first of ['switch', 'invitation']) {
      for (let n = 0; n < 8; n++) {
        const influencer = await anInfluencer(db);
        const acts = [
          () => savePreferences(influencer, { ...noPreferences, acceptInvitations: false }),
          () => invite(brand, influencer, campaignId),
        ];
        const ordered = first === 'switch' ? acts : acts.reverse();
        const codes = (await Promise.allSettled(ordered.map((run) => run()))).map(codeOf);
        const invited = codes[first === 'switch' ? 1 : 0];
        expect(codes[first === 'switch' ? 0 : 1]).toBe('done');
        expect(['done', 'invitation.not_taken']).toContain(invited);
        const stored = (await invitations()).filter((it) => it.influencer_id === influencer.influencerId);
        expect(stored).toHaveLength(invited === 'done' ? 1 : 0);
      }
    }
  });

  it('leaves no open invitation beside an application or a mute of the same moment', async () => {
    for (let n = 0; n < 8; n++) {
      const { brand, influencer, campaignId } = await aPair();
      const [other, third] = [await aCampaign(brand), await aCampaign(brand)];
      await invite(brand, influencer, third);
      const codes = (
        await Promise.allSettled([
          invite(brand, influencer, campaignId),
          anApplication(influencer, campaignId),
          invite(brand, influencer, other),
          muteBrand(influencer, third),
        ])
      ).map(codeOf);
      expect(codes[1]).toBe('done');
      expect(codes[3]).toBe('done');
      expect(['done', 'invitation.already_applied', 'invitation.not_taken']).toContain(codes[0]);
      expect(['done', 'invitation.not_taken']).toContain(codes[2]);
      const rows = await invitations();
      expect(
        rows.filter(({ influencer_id }) => influencer_id === influencer.influencerId),
      ).not.toContainEqual(expect.objectContaining({ status: 'open' }));
    }
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withdrawApplication } from '#domain/applications/withdraw-application.server.ts';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { endCampaigns } from '#domain/campaigns/end-campaigns.server.ts';
import { markRead } from '#domain/conversations/mark-read.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import { act, type Ctx, requireActor } from '#domain/ctx.ts';
import { record } from '#domain/events.server.ts';
import { testDatabase } from '#tests/database.ts';
import {
  aBrand,
  aCampaign,
  anApplicant,
  anApplication,
  anInfluencer,
  aVisitor,
  later,
  twoWhoMet,
} from '#tests/people.ts';
import { findNotifications } from './find-notifications.server.ts';
import { findSettings } from './find-settings.server.ts';
import { notificationKinds } from './notification.ts';
import {
  openNotification,
  readAllNotifications,
  readNotificationsAbout,
} from './read-notifications.server.ts';
import { saveSettings } from './save-settings.server.ts';
import { findSubscriptionOf, unsubscribe, unsubscribeToken } from './unsubscribe.server.ts';

const db = await testDatabase();

const wordings = async (person: Ctx) =>
  (await findNotifications(person)).notifications.map(({ word }) => word);
const unread = async (person: Ctx) => (await findNotifications(person)).unread;
const emails = async () =>
  (await db.kysely.selectFrom('job').select('payload').where('name', '=', 'mail.notice').execute()).length;
const send = (person: Ctx, conversationId: string, content = 'Hello') =>
  sendMessage(person, conversationId, { id: randomUUID(), content });

describe('recipients', () => {
  test('notifies a brand of an application and of its withdrawal, with name and campaign', async () => {
    const { brand, influencer: lea, campaignId } = await anApplicant(db);
    const { notifications } = await findNotifications(brand);
    expect(notifications).toMatchObject([
      {
        word: 'application_received',
        role: 'client',
        campaignId,
        campaignTitle: 'Autumn table',
        influencerId: lea.influencerId,
        otherName: 'Léa Dubois',
        isRead: false,
      },
    ]);
    await withdrawApplication(lea, campaignId);
    expect(await wordings(brand)).toEqual(['application_withdrawn', 'application_received']);
    expect(await wordings(lea)).toEqual([]);
    expect(await emails()).toBe(1);
  });

  test.each(['accepted', 'declined'] as const)('notifies an influencer of being %s', async (decision) => {
    const { influencer, campaignId, decide } = await anApplicant(db);
    await decide(decision);
    expect((await findNotifications(influencer)).notifications).toMatchObject([
      { word: `application_${decision}`, role: 'influencer', otherName: 'Maison Aubrac', campaignId },
    ]);
  });

  test('notifies no one of a refused action', async () => {
    const { brand, influencer, decide } = await anApplicant(db);
    await decide('accepted');
    const before = [await wordings(brand), await wordings(influencer)];
    await expect(decide('declined')).rejects.toThrow('application.already_decided');
    expect([await wordings(brand), await wordings(influencer)]).toEqual(before);
  });

  test.each([
    ['end', 'campaign_ended'],
    ['cancel', 'campaign_canceled'],
  ] as const)(
    'notifies accepted and pending applicants, but not the brand, of its campaign’s transition: %s',
    async (transition, word) => {
      const { brand, influencer, campaignId } = await twoWhoMet(db);
      const waiting = await anInfluencer(db, 'Noé Martin');
      await anApplication(waiting, campaignId);
      await readAllNotifications(brand);
      await changeCampaignStatus(brand, campaignId, transition);
      expect(await wordings(influencer)).toEqual([word, 'application_accepted']);
      expect(await wordings(waiting)).toEqual(['campaign_unanswered']);
      expect(await unread(brand)).toBe(0);
    },
  );

  test('notifies the brand too of a campaign that ends automatically', async () => {
    const { brand } = await twoWhoMet(db);
    await endCampaigns(later(aVisitor(db), 60));
    expect((await wordings(brand))[0]).toBe('campaign_ended');
  });

  test('notifies companies and profiles of verification and refusal; a refusal is emailed regardless of the settings', async () => {
    const [brand, lea] = [await aBrand(db), await anInfluencer(db)];
    const staff = aVisitor(db);
    const { id: companyId } = await db.kysely.selectFrom('company').select('id').executeTakeFirstOrThrow();
    await act(staff, (ctx) => record(ctx, 'company.verified', { companyId }));
    await act(staff, (ctx) => record(ctx, 'influencer.verified', { influencerId: lea.influencerId }));
    expect([await wordings(brand), await wordings(lea)]).toEqual([
      ['company_verified'],
      ['profile_verified'],
    ]);
    expect(await emails()).toBe(2);
    await saveSettings(brand, { verified: { inProduct: false, byMail: true } });
    await act(staff, (ctx) => record(ctx, 'company.refused', { companyId }));
    await act(staff, (ctx) => record(ctx, 'influencer.refused', { influencerId: lea.influencerId }));
    expect((await wordings(brand))[0]).toBe('company_refused');
    expect((await wordings(lea))[0]).toBe('profile_refused');
    expect(await emails()).toBe(2);
  });

  test('does not notify a profile without an account', async () => {
    const { influencer, decide } = await anApplicant(db);
    await db.kysely.updateTable('influencer').set({ user_id: null }).execute();
    await decide('accepted');
    expect(await wordings(influencer)).toEqual([]);
  });
});

describe('a conversation', () => {
  test('has one unread notification for many messages, and a new one after it was read', async () => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    await readAllNotifications(influencer);
    for (let n = 0; n < 3; n++) await send(brand, conversationId);
    expect(await unread(influencer)).toBe(1);
    await markRead(influencer, conversationId, 2);
    expect(await unread(influencer)).toBe(1);
    await markRead(influencer, conversationId, 3);
    expect(await unread(influencer)).toBe(0);
    await send(brand, conversationId);
    expect(await wordings(influencer)).toEqual(['message', 'message', 'application_accepted']);
    expect(await unread(influencer)).toBe(1);
  });

  test('is marked as read even if the last message is one’s own', async () => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    await readAllNotifications(influencer);
    await send(brand, conversationId);
    await send(influencer, conversationId);
    await markRead(influencer, conversationId, 1);
    expect(await unread(influencer)).toBe(0);
  });
});

test('opening a notification marks it as read, and is refused to others', async () => {
  const { brand, influencer } = await twoWhoMet(db);
  const [notification] = (await findNotifications(brand)).notifications;
  await expect(openNotification(influencer, notification?.id ?? '')).rejects.toThrow('notice.not_found');
  expect(await unread(brand)).toBe(1);
  await expect(openNotification(brand, notification?.id ?? '')).resolves.toMatchObject({
    word: 'application_received',
  });
  expect(await unread(brand)).toBe(0);
});

test('readNotificationsAbout marks only the given kinds, campaign and influencer as read', async () => {
  const { brand, influencer, campaignId } = await twoWhoMet(db);
  const another = await anInfluencer(db, 'Another');
  await anApplication(another, campaignId);
  const about = { kinds: ['application_received'], campaignId } as const;
  await readNotificationsAbout(influencer, about);
  await readNotificationsAbout(brand, { ...about, kinds: ['campaign_closed'] });
  await readNotificationsAbout(brand, { ...about, campaignId: await aCampaign(brand) });
  expect(await unread(brand)).toBe(2);
  await readNotificationsAbout(brand, { ...about, influencerId: another.influencerId });
  expect(await unread(brand)).toBe(1);
  await readNotificationsAbout(brand, about);
  expect(await unread(brand)).toBe(0);
});

test('readAllNotifications marks only one’s own; pages list the rest', async () => {
  const { brand, influencer } = await twoWhoMet(db);
  for (let n = 0; n < 4; n++)
    await anApplication(await anInfluencer(db, `Applicant ${n}`), await aCampaign(brand));
  await readAllNotifications(influencer);
  const second = await findNotifications(brand, 2, { size: 3 });
  expect(second).toMatchObject({ unread: 5, total: 5, page: 2, pages: 2 });
  expect(second.notifications.map(({ otherName }) => otherName)).toEqual(['Applicant 0', 'Léa Dubois']);
  await readAllNotifications(brand);
  expect(await unread(brand)).toBe(0);
});

describe('settings', () => {
  test('contain the kinds of the role, with defaults until the user chooses', async () => {
    const [brand, lea] = [await aBrand(db), await anInfluencer(db)];
    expect(await findSettings(brand)).toEqual({
      search: { inProduct: true, byMail: true },
      application_received: notificationKinds.application_received.byDefault,
      application_withdrawn: { inProduct: true, byMail: false },
      question_asked: notificationKinds.question_asked.byDefault,
      message: notificationKinds.message.byDefault,
      campaign_closed: notificationKinds.campaign_closed.byDefault,
      deal_terms: notificationKinds.deal_terms.byDefault,
      deal_contract: notificationKinds.deal_contract.byDefault,
      deal_work: notificationKinds.deal_work.byDefault,
      deal_reminder: notificationKinds.deal_reminder.byDefault,
      verified: notificationKinds.verified.byDefault,
    });
    const none = { inProduct: false, byMail: false };
    await saveSettings(lea, { application_received: none, message: none });
    await saveSettings(lea, { message: { inProduct: true, byMail: false } });
    expect(Object.keys(await findSettings(lea))).not.toContain('application_received');
    expect((await findSettings(lea)).message).toEqual({ inProduct: true, byMail: false });
    expect((await findSettings(brand)).message).toEqual(notificationKinds.message.byDefault);
  });

  test.each([
    [{ inProduct: true, byMail: false }, 1, 0],
    [{ inProduct: false, byMail: true }, 0, 1],
    [{ inProduct: false, byMail: false }, 0, 0],
  ])('apply to a new notification: %o', async (channels, inList, byMail) => {
    const [brand, lea] = [await aBrand(db), await anInfluencer(db)];
    await saveSettings(brand, { application_received: channels });
    await anApplication(lea, await aCampaign(brand));
    expect([await unread(brand), await emails()]).toEqual([inList, byMail]);
    expect((await findNotifications(brand)).total).toBe(inList);
  });
});

test('the unsubscribe link turns off emails of its kind only, and works repeatedly', async () => {
  const brand = await aBrand(db);
  const { id: userId } = requireActor(brand);
  const stranger = aVisitor(db);
  await saveSettings(brand, { message: { inProduct: false, byMail: true } });
  const token = unsubscribeToken(stranger, { userId, kind: 'message' });
  expect(await findSubscriptionOf(stranger, token)).toEqual({ userId, kind: 'message', role: 'client' });
  for (let n = 0; n < 2; n++) expect(await unsubscribe(stranger, token)).toBe('message');
  expect(await findSettings(brand)).toMatchObject({
    message: { inProduct: false, byMail: false },
    application_received: { inProduct: true, byMail: true },
  });
  const forged = `${Buffer.from(`message ${userId}`).toString('base64url')}.${token.split('.')[1]}x`;
  for (const invalid of ['', 'nothing', forged]) {
    await expect(unsubscribe(stranger, invalid)).rejects.toThrow('account.link_not_valid');
  }
  await db.kysely.deleteFrom('app_user').execute();
  await expect(unsubscribe(stranger, token)).rejects.toThrow('account.link_not_valid');
});

import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { withdrawApplication } from '#domain/applications/withdraw-application.server.ts';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { offerContracts } from '#domain/contracts/contracts-offered.ts';
import { markRead } from '#domain/conversations/mark-read.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import { act, type Ctx, requireActor } from '#domain/ctx.ts';
import { record } from '#domain/events.server.ts';
import { claimUnread } from '#domain/notifications/claim-unread.server.ts';
import type { UnreadEmail } from '#domain/notifications/notification.ts';
import { openNotification } from '#domain/notifications/read-notifications.server.ts';
import { saveSettings } from '#domain/notifications/save-settings.server.ts';
import { findSubscriptionOf, unsubscribeToken } from '#domain/notifications/unsubscribe.server.ts';
import { acceptOffer } from '#domain/offers/accept-offer.server.ts';
import { liftSuspension, suspendAccount } from '#domain/staff/suspend-account.server.ts';
import { testDatabase } from '#tests/database.ts';
import { accepting, aDeal } from '#tests/deals.ts';
import { linkOf, textOf } from '#tests/mail-server.ts';
import { anApplicant, anInfluencer, aVisitor, later, twoWhoMet } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { aTestMailbox } from '#tests/test-mailbox.ts';
import { notificationJobs } from './notification-jobs.ts';

const db = await testDatabase();
const PUBLIC_URL = 'https://accolade.example';

async function mailbox() {
  const { emails, newCtx } = await aTestMailbox(db);
  return { emails, write: notificationJobs(newCtx, PUBLIC_URL) };
}
const subjectsOf = (emails: { source: string }[]) =>
  emails.map(({ source }) => /<title>(.*)<\/title>/.exec(htmlOf(source))?.[1]);
const htmlOf = (source: string) =>
  textOf(source.replace(/text\/plain/, 'text/x').replace(/text\/html/, 'text/plain'));
const headerOf = (source: string, name: string) =>
  new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, 'im')
    .exec(source)?.[1]
    ?.replaceAll(/\r?\n[ \t]+/g, ' ')
    .trim();

const inFrench = (person: Ctx) =>
  db.kysely
    .updateTable('app_user')
    .set({ language: 'fr' })
    .where('id', '=', requireActor(person).id)
    .execute();
const notificationsOf = async (person: Ctx) =>
  db.kysely
    .selectFrom('notice')
    .select('id')
    .where('user_id', '=', requireActor(person).id)
    .orderBy('id', 'desc')
    .execute();
const newestOf = async (person: Ctx) => (await notificationsOf(person))[0]?.id ?? '';
const claimed = async () => {
  const { payload } = await db.kysely
    .selectFrom('job')
    .select('payload')
    .where('name', '=', 'mail.unread')
    .executeTakeFirstOrThrow();
  return payload as unknown as UnreadEmail;
};
const send = (person: Ctx, conversationId: string, content: string) =>
  sendMessage(person, conversationId, { id: randomUUID(), content });

test('each kind has an email in both languages, to its recipient, with a link to the notification', async () => {
  const { emails, write } = await mailbox();
  const { brand, influencer, campaignId } = await twoWhoMet(db);
  await anInfluencer(db).then(async (otherInfluencer) => {
    const { influencerId } = otherInfluencer;
    await act(otherInfluencer, (ctx) => record(ctx, 'influencer.verified', { influencerId }));
  });
  const visitor = aVisitor(db);
  const { influencerId } = influencer;
  await act(visitor, (ctx) => record(ctx, 'influencer.verified', { influencerId }));
  await changeCampaignStatus(brand, campaignId, 'end');
  await inFrench(influencer);
  for (const { id } of [...(await notificationsOf(brand)), ...(await notificationsOf(influencer))])
    await write['mail.notice']({ noticeId: id });

  const [first] = emails;
  expect(first?.to).toEqual([requireActor(brand).email]);
  expect(linkOf(first?.source).href).toBe(`${PUBLIC_URL}/notifications/${await newestOf(brand)}`);
  expect(subjectsOf(emails)).toEqual([
    'Léa Dubois applied to “Autumn table”',
    'La campagne «\u202fAutumn table\u202f» est terminée',
    'Votre profil est vérifié',
    'Maison Aubrac a retenu votre candidature à «\u202fAutumn table\u202f»',
  ]);
  expect(linkOf(emails[1]?.source).href).toBe(`${PUBLIC_URL}/fr/notifications/${await newestOf(influencer)}`);
  expect(emails[1]?.to).toEqual([requireActor(influencer).email]);
  expect(textOf(emails[1]?.source ?? '')).toContain('Votre conversation reste ouverte');
});

test('a suspended account gets no email until the suspension is lifted', async () => {
  const { emails, write } = await mailbox();
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await send(brand, conversationId, 'Bonsoir');
  await claimUnread(later(brand, 1));
  const userId = requireActor(influencer).id;
  const staff = await someStaff(db);
  await suspendAccount(staff, userId, 'Bought followers.');
  const countSent = async () => {
    await write['mail.unread'](await claimed());
    await write['mail.notice']({ noticeId: await newestOf(influencer) });
    return emails.length;
  };
  expect(await countSent()).toBe(0);
  await liftSuspension(staff, userId);
  expect(await countSent()).toBe(2);
});

test('an email has the unsubscribe address in its headers and its body, and the same Message-ID when sent again', async () => {
  const { emails, write } = await mailbox();
  const { brand } = await twoWhoMet(db);
  const noticeId = await newestOf(brand);
  for (let n = 0; n < 2; n++) await write['mail.notice']({ noticeId });
  const ids = emails.map(({ source }) => headerOf(source, 'Message-ID'));
  expect(ids).toEqual([`<${noticeId}@accolade.example>`, `<${noticeId}@accolade.example>`]);
  const [{ source } = { source: '' }] = emails;
  expect(headerOf(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const [, address = ''] = /^<(.*)>$/.exec(headerOf(source, 'List-Unsubscribe') ?? '') ?? [];
  expect(address).toMatch(/^https:\/\/accolade\.example\/unsubscribe\?token=[\w.-]+$/);
  expect(textOf(source).replaceAll('\r', '')).toContain(`No more emails of this kind:\n${address}`);
  expect(htmlOf(source)).toContain(`href="${address}"`);
  const token = new URL(address).searchParams.get('token') ?? '';
  expect(await findSubscriptionOf(aVisitor(db), token)).toMatchObject({
    userId: requireActor(brand).id,
    kind: 'application_received',
  });
});

test('the email about an acceptance says that the terms came along, and until when they can be answered', async () => {
  const { emails, write } = await mailbox();
  const { influencer } = await aDeal(db);
  await write['mail.notice']({ noticeId: await newestOf(influencer) });
  const text = textOf(emails[0]?.source ?? '');
  expect(text).toContain('The terms of the campaign came along as an offer');
  expect(text).toContain('The last day to answer is Jun 20, 2026, until midnight in Paris.');
});

test('an email about a contract is always sent, even if the notification was read, and has no unsubscribe address', async () => {
  const { emails, write } = await mailbox();
  const { influencer, brand, dealId } = await aDeal(db);
  await saveSettings(brand, { deal_contract: { inProduct: true, byMail: false } });
  await inFrench(brand);
  offerContracts(false);
  onTestFinished(() => offerContracts(true));
  await acceptOffer(influencer, dealId, await accepting(influencer, dealId));
  await openNotification(brand, await newestOf(brand));
  await write['mail.notice']({ noticeId: await newestOf(brand) });
  expect(subjectsOf(emails)).toEqual([
    'Léa Dubois a accepté votre proposition pour «\u202fAutumn table\u202f»',
  ]);
  const source = emails[0]?.source ?? '';
  expect(headerOf(source, 'List-Unsubscribe')).toBeUndefined();
  expect(textOf(source)).not.toContain('unsubscribe');
  const token = unsubscribeToken(aVisitor(db), { userId: requireActor(brand).id, kind: 'deal_contract' });
  expect(await findSubscriptionOf(aVisitor(db), token)).toBeNull();
});

test('sends no email for a notification that was opened, deleted or unsubscribed meanwhile', async () => {
  const { emails, write } = await mailbox();
  const { brand, influencer } = await twoWhoMet(db);
  await openNotification(brand, await newestOf(brand));
  await write['mail.notice']({ noticeId: await newestOf(brand) });
  await saveSettings(influencer, { application_accepted: { inProduct: true, byMail: false } });
  await write['mail.notice']({ noticeId: await newestOf(influencer) });
  await write['mail.notice']({ noticeId: 'notice-gone' });
  expect(emails).toEqual([]);
});

test('sends no email about an application, or about its deadline, after it was withdrawn', async () => {
  const { emails, write } = await mailbox();
  const { brand, influencer, campaignId, ids, applicationId } = await anApplicant(db);
  const reminder = { ...ids, applicationId, deadline: 'answer_by', lastDay: '2026-06-29' } as const;
  await act(aVisitor(db), (ctx) => record(ctx, 'application.reminded', reminder));
  const notifications = await notificationsOf(brand);
  const writeAll = async () => {
    for (const { id } of notifications) await write['mail.notice']({ noticeId: id });
  };
  await writeAll();
  expect(emails).toHaveLength(2);
  await withdrawApplication(influencer, campaignId);
  await writeAll();
  expect(emails).toHaveLength(2);
});

test('sends unread messages in one email in the reader’s language, with their line breaks', async () => {
  const { emails, write } = await mailbox();
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await inFrench(influencer);
  await send(brand, conversationId, 'Bonjour <Léa>');
  await send(brand, conversationId, 'La table\nest prête.');
  await claimUnread(later(aVisitor(db), 1));
  await write['mail.unread'](await claimed());
  const [{ to, source } = { to: [], source: '' }] = emails;
  expect(to).toEqual([requireActor(influencer).email]);
  expect(subjectsOf(emails)).toEqual(['Maison Aubrac vous a écrit']);
  expect(textOf(source).replaceAll('\r', '')).toContain(
    'Maison Aubrac, Autumn table\u202f: Bonjour <Léa>\n\nLa table\nest prête.',
  );
  expect(htmlOf(source)).toContain('Bonjour &lt;Léa&gt;');
  expect(linkOf(source).href).toMatch(/^https:\/\/accolade\.example\/fr\/influencer\/campaign\/campaign-/);
  expect(headerOf(source, 'List-Unsubscribe')).toContain('/fr/unsubscribe?token=');
});

test('omits messages read after the claim, and sends no email if none is left', async () => {
  const { emails, write } = await mailbox();
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await send(brand, conversationId, 'One');
  await send(brand, conversationId, 'Two');
  await claimUnread(later(aVisitor(db), 1));
  await send(brand, conversationId, 'Three, which gets an email of its own');
  await markRead(influencer, conversationId, 1);
  await write['mail.unread'](await claimed());
  expect(textOf(emails[0]?.source ?? '')).toContain('Autumn table: Two');
  expect(textOf(emails[0]?.source ?? '')).not.toMatch(/One|Three/);
  await markRead(influencer, conversationId, 2);
  await write['mail.unread'](await claimed());
  expect(emails).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import {
  aBrand,
  aCampaign,
  anApplicant,
  anInfluencer,
  anUpload,
  aVisitor,
  later,
  twoWhoMet,
} from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { findConversation } from '../conversations/find-conversation.server.ts';
import { sendMessage } from '../conversations/send-message.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { findPrivatePart } from '../files/find-file.server.ts';
import { findNotifications } from '../notifications/find-notifications.server.ts';
import { parse } from '../parse.ts';
import { addPortfolioItem } from '../portfolio/add-portfolio-item.server.ts';
import { findPortfolio } from '../portfolio/find-portfolio.server.ts';
import { abuseReportInput, decideReportInput } from './abuse-report-input.ts';
import { decideReport } from './decide-report.server.ts';
import { findReportableParts } from './find-reportable-parts.server.ts';
import { findReport, findReports } from './find-reports.server.ts';
import { reportAbuse } from './report-abuse.server.ts';

const db = await testDatabase();
let networks = 0;

const report = (ctx: Ctx, kind: string, id: string, { part = '', network = `report-${++networks}` } = {}) =>
  reportAbuse(
    ctx,
    { kind, id },
    { part, reason: 'scam', text: 'It promises a prize.' },
    {
      reporter: { name: 'Anne', email: 'anne@example.com' },
      origin: { address: network, headers: new Headers() },
    },
  );
async function aPicture(influencer: Ctx): Promise<string> {
  const id = await anUpload(influencer, 'image', 'attachment');
  await db.kysely
    .updateTable('file')
    .set({ variants: ['large.jpg'] })
    .where('id', '=', id)
    .execute();
  return id;
}
const jobs = async () => (await db.kysely.selectFrom('job').select('name').execute()).map(({ name }) => name);
const mailsOf = async () => (await jobs()).filter((it) => it.startsWith('mail.report')).toSorted();
const decide = (staff: Ctx, id: string, decision: 'none' | 'hidden' | 'suspended') =>
  decideReport(staff, id, {
    decision,
    ground: 'terms',
    statement: 'It promises a prize that does not exist.',
  });

describe('reportAbuse', () => {
  it('stores a visitor’s report with a copy of the text, and emails a receipt', async () => {
    const campaignId = await aCampaign(await aBrand(db), { description: 'Win a car' });
    const id = await report(aVisitor(db), 'campaign', campaignId);
    expect(await findReport(await someStaff(db), id)).toMatchObject({
      kind: 'campaign',
      target_id: campaignId,
      excerpt: 'Win a car',
      place: `/campaigns/${campaignId}`,
      reporter_id: null,
      email: 'anne@example.com',
      decision: null,
    });
    expect(await mailsOf()).toEqual(['mail.report_received']);
  });

  it('refuses what the viewer cannot see, and own content', async () => {
    const { brand, influencer, applicationId } = await anApplicant(db);
    const draft = await aCampaign(brand, {}, 'draft');
    const refused = 'report.not_found';
    await expect(report(influencer, 'campaign', draft)).rejects.toThrow(refused);
    await expect(report(influencer, 'application', applicationId)).rejects.toThrow(refused);
    await expect(report(influencer, 'profile', influencer.influencerId)).rejects.toThrow(refused);
    await expect(report(await aBrand(db), 'application', applicationId)).rejects.toThrow(refused);
    await report(brand, 'application', applicationId);
  });

  it('accepts a cancelled campaign from an applicant only', async () => {
    const { brand, influencer, campaignId } = await anApplicant(db);
    await changeCampaignStatus(brand, campaignId, 'cancel');
    await expect(report(await anInfluencer(db), 'campaign', campaignId)).rejects.toThrow('report.not_found');
    await report(influencer, 'campaign', campaignId);
  });

  it('accepts a message of the other side, and refuses one’s own and those of strangers', async () => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    await sendMessage(influencer, conversationId, { id: randomUUID(), content: 'Pay me first' });
    const id = await report(brand, 'conversation', conversationId, { part: '1' });
    const { kind, excerpt, concerned_id } = await findReport(await someStaff(db), id);
    expect([kind, excerpt, concerned_id]).toEqual(['message', 'Pay me first', requireActor(influencer).id]);
    await expect(report(influencer, 'conversation', conversationId, { part: '1' })).rejects.toThrow(
      'input.invalid',
    );
    await expect(report(await aBrand(db), 'conversation', conversationId, { part: '1' })).rejects.toThrow(
      'report.not_found',
    );
  });

  it('accepts the oldest of 31 messages and its file, and lists them page by page', async () => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    const file = await aPicture(influencer);
    await sendMessage(influencer, conversationId, {
      id: randomUUID(),
      content: 'Pay me first',
      files: [file],
    });
    const message = { conversation_id: conversationId, sender_id: requireActor(influencer).id };
    const others = Array.from({ length: 30 }, (_, at) => ({
      ...message,
      seq: at + 2,
      id: randomUUID(),
      content: `Message ${at + 2}`,
      created_at: influencer.now,
    }));
    await db.kysely.insertInto('message').values(others).execute();
    const page = await findReportableParts(brand, conversationId, 1);
    expect([page.parts.length, page.parts.at(-1)?.text, page.hasOlder]).toEqual([30, 'Message 2', true]);
    expect(await findReportableParts(brand, conversationId, 2)).toEqual({
      parts: [
        { part: '1', text: 'Pay me first', isFile: false },
        { part: file, text: 'a name', isFile: true },
      ],
      hasOlder: false,
    });
    const staff = await someStaff(db);
    for (const [part, kind] of [
      ['1', 'message'],
      [file, 'file'],
    ] as const) {
      const id = await report(brand, 'conversation', conversationId, { part });
      expect((await findReport(staff, id)).kind).toBe(kind);
    }
    for (const part of ['32', '9'.repeat(30), ''])
      await expect(report(brand, 'conversation', conversationId, { part })).rejects.toThrow('input.invalid');
  });

  it('takes a file of the other side, and neither an own nor a stranger’s nor a hidden one', async () => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    const [shown, hidden] = [await aPicture(influencer), await aPicture(influencer)];
    await sendMessage(influencer, conversationId, { id: randomUUID(), content: 'Look', files: [shown] });
    await blockAccount(brand, 'influencer', influencer.influencerId);
    await sendMessage(influencer, conversationId, { id: randomUUID(), content: '', files: [hidden] });
    const refused = 'report.not_found';
    for (const ctx of [influencer, await aBrand(db), aVisitor(db)])
      await expect(report(ctx, 'file', shown)).rejects.toThrow(refused);
    await expect(report(brand, 'file', hidden)).rejects.toThrow(refused);
    const staff = await someStaff(db);
    await expect(findPrivatePart(staff, shown, 'large.jpg')).rejects.toThrow('file.not_found');
    const id = await report(brand, 'file', shown);
    expect(await findReport(staff, id)).toMatchObject({
      kind: 'file',
      target_id: shown,
      excerpt: 'a name',
      place: `/messages?conversation=${conversationId}`,
      concerned_id: requireActor(influencer).id,
    });
    await findPrivatePart(staff, shown, 'large.jpg');
    await decide(staff, id, 'hidden');
    expect((await findConversation(brand, conversationId)).messages).toEqual([]);
  });

  it('takes the picture of a portfolio, which a decision hides from all but its owner', async () => {
    const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
    const picture = await aPicture(influencer);
    const item = { title: 'A mural', brand: 'Atelier', alt: '', link: null, picture };
    await addPortfolioItem(influencer, item);
    for (const ctx of [influencer, aVisitor(db)])
      await expect(report(ctx, 'file', picture)).rejects.toThrow('report.not_found');
    const id = await report(brand, 'file', picture);
    expect(await findReport(await someStaff(db), id)).toMatchObject({
      target_name: '',
      excerpt: 'A mural · Atelier',
      place: `/influencer/${influencer.influencerId}`,
      concerned_id: requireActor(influencer).id,
    });
    await findPrivatePart(brand, picture, 'large.jpg');
    await decide(await someStaff(db), id, 'hidden');
    const titlesFor = async (ctx: Ctx) =>
      (await findPortfolio(ctx, influencer.influencerId)).items.map(({ title }) => title);
    expect([await titlesFor(brand), await titlesFor(influencer)]).toEqual([[], ['A mural']]);
    await expect(findPrivatePart(brand, picture, 'large.jpg')).rejects.toThrow('file.not_found');
    await findPrivatePart(influencer, picture, 'large.jpg');
  });

  it('sends three receipts an hour to the address of visitors, and stores every report', async () => {
    const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
    const campaignId = await aCampaign(brand);
    for (let count = 0; count < 5; count++) await report(aVisitor(db), 'campaign', campaignId);
    expect(await mailsOf()).toHaveLength(3);
    expect((await findReports(await someStaff(db), false, 1)).reports).toHaveLength(5);
    await report(influencer, 'campaign', campaignId);
    expect(await mailsOf()).toHaveLength(4);
  });

  it('limits the reports of one network and of one account', async () => {
    const campaignId = await aCampaign(await aBrand(db));
    const network = 'one-network';
    for (let count = 0; count < 20; count++) await report(aVisitor(db), 'campaign', campaignId, { network });
    await expect(report(aVisitor(db), 'campaign', campaignId, { network })).rejects.toThrow(
      'activity.wait_an_hour',
    );
    const influencer = await anInfluencer(db);
    for (let count = 0; count < 20; count++) await report(influencer, 'campaign', campaignId);
    await expect(report(influencer, 'campaign', campaignId)).rejects.toThrow('activity.wait_a_day');
    await report(later(influencer, 1), 'campaign', campaignId);
  });

  it('needs a reason of the list and a text of at most 2,000 characters', () => {
    const input = (reason: string, length: number) =>
      parse(abuseReportInput, { reason, text: 'a'.repeat(length) });
    expect(input('scam', 2000).text).toHaveLength(2000);
    expect(() => input('scam', 2001)).toThrow('input.invalid');
    expect(() => input('scam', 0)).toThrow('input.invalid');
    expect(() => input('dislike', 10)).toThrow('input.invalid');
  });
});

describe('decideReport', () => {
  it('hides a message from the other side, audits, and emails both', async () => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    await sendMessage(influencer, conversationId, { id: randomUUID(), content: 'Pay me first' });
    const id = await report(brand, 'conversation', conversationId, { part: '1' });
    const staff = await someStaff(db);
    await decide(staff, id, 'hidden');
    expect((await findConversation(brand, conversationId)).messages).toEqual([]);
    expect((await findConversation(influencer, conversationId)).messages).toHaveLength(1);
    expect((await findNotifications(brand)).notifications[0]).toMatchObject({
      word: 'message',
      message: null,
    });
    const audited = await db.kysely
      .selectFrom('audit')
      .select('subject_id')
      .where('act', '=', 'report.decided')
      .execute();
    expect(audited).toContainEqual({ subject_id: id });
    expect(await mailsOf()).toEqual(['mail.report_concerned', 'mail.report_decided', 'mail.report_received']);
  });

  it('hides an application with its notification', async () => {
    const { brand, applicationId } = await anApplicant(db);
    expect((await findNotifications(brand)).total).toBe(1);
    const id = await report(brand, 'application', applicationId);
    await decide(await someStaff(db), id, 'hidden');
    expect((await findNotifications(brand)).total).toBe(0);
  });

  it('suspends the account of the person concerned', async () => {
    const brand = await aBrand(db);
    const id = await report(aVisitor(db), 'campaign', await aCampaign(brand));
    await decide(await someStaff(db), id, 'suspended');
    const { suspended_at } = await db.kysely
      .selectFrom('app_user')
      .select('suspended_at')
      .where('id', '=', requireActor(brand).id)
      .executeTakeFirstOrThrow();
    expect(suspended_at).not.toBeNull();
  });

  it('tells only the reporter if nothing is done, and decides once', async () => {
    const id = await report(aVisitor(db), 'campaign', await aCampaign(await aBrand(db)));
    const staff = await someStaff(db);
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => decide(staff, id, 'none')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mailsOf()).toEqual(['mail.report_decided', 'mail.report_received']);
    expect((await findReports(staff, true, 1)).reports.map((it) => it.id)).toEqual([id]);
    expect((await findReport(staff, id)).ground).toBeNull();
  });

  it('refuses all but staff, a decision that does not fit, and an action without a ground', async () => {
    const brand = await aBrand(db);
    const id = await report(aVisitor(db), 'campaign', await aCampaign(brand));
    await expect(decide(brand, id, 'none')).rejects.toThrow('staff.not_found');
    await expect(findReport(brand, id)).rejects.toThrow('staff.not_found');
    await expect(decide(await someStaff(db), id, 'hidden')).rejects.toThrow('input.invalid');
    const input = { decision: 'suspended', statement: 'Reason' };
    expect(() => parse(decideReportInput, input)).toThrow(
      expect.objectContaining({ fields: { ground: 'field.required' } }),
    );
  });
});

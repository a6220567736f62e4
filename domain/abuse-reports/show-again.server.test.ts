import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anApplicant, anInfluencer, anUpload, aVisitor, later, twoWhoMet } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import { findConversation } from '../conversations/find-conversation.server.ts';
import { sendMessage } from '../conversations/send-message.server.ts';
import { type Ctx, requireStaff } from '../ctx.ts';
import { parse } from '../parse.ts';
import { addPortfolioItem } from '../portfolio/add-portfolio-item.server.ts';
import { editPortfolioItem } from '../portfolio/edit-portfolio-item.server.ts';
import { findOwnPortfolio, findPortfolio } from '../portfolio/find-portfolio.server.ts';
import { showAgainInput } from './abuse-report-input.ts';
import { decideReport } from './decide-report.server.ts';
import { findReport } from './find-reports.server.ts';
import { reportAbuse } from './report-abuse.server.ts';
import { showAgain } from './show-again.server.ts';

const db = await testDatabase();
let networks = 0;

const report = (ctx: Ctx, kind: string, id: string, part = '') =>
  reportAbuse(
    ctx,
    { kind, id },
    { part, reason: 'scam', text: 'It promises a prize.' },
    {
      reporter: { name: 'Anne', email: 'anne@example.com' },
      origin: { address: `again-${++networks}`, headers: new Headers() },
    },
  );
const hide = (staff: Ctx, id: string) =>
  decideReport(staff, id, { decision: 'hidden', ground: 'terms', statement: 'It promises a prize.' });
const again = (staff: Ctx, id: string) => showAgain(staff, id, { reason: 'The prize exists.' });
const reversals = async () =>
  (
    await db.kysely
      .selectFrom('job')
      .select(['name', 'payload'])
      .where('name', 'like', 'mail.report_rev%')
      .execute()
  )
    .map(({ name, payload }) => `${name} ${JSON.stringify(payload)}`)
    .toSorted();

/**
 * A conversation in which the brand has reported the influencer's only message twice. Staff hid the message after the
 * first report.
 */
async function aHiddenMessage() {
  const met = await twoWhoMet(db);
  const { brand, influencer, conversationId } = met;
  await sendMessage(influencer, conversationId, { id: randomUUID(), content: 'Win a car' });
  const ids = [
    await report(brand, 'conversation', conversationId, '1'),
    await report(brand, 'conversation', conversationId, '1'),
  ] as const;
  const staff = await someStaff(db);
  await hide(staff, ids[0]);
  const messages = async () => (await findConversation(brand, conversationId)).messages.length;
  return { ...met, staff, ids, messages };
}

describe('showAgain', () => {
  it('shows a message again, stores who and why, audits, and queues both emails', async () => {
    const { staff, ids, messages } = await aHiddenMessage();
    const [id] = ids;
    expect(await messages()).toBe(0);
    await again(staff, id);
    expect(await messages()).toBe(1);
    expect(await findReport(staff, id)).toMatchObject({
      decision: 'hidden',
      reversed_at: staff.now,
      reversed_by_name: requireStaff(staff).name,
      reversal_reason: 'The prize exists.',
    });
    const audited = db.kysely.selectFrom('audit').select('subject_id').where('act', '=', 'report.reversed');
    expect(await audited.execute()).toEqual([{ subject_id: id }]);
    const payload = JSON.stringify({ reportId: id });
    expect(await reversals()).toEqual([
      `mail.report_reversed ${payload}`,
      `mail.report_reversed_concerned ${payload}`,
    ]);
  });

  it('shows an application, a file and an item of a portfolio again', async () => {
    const staff = await someStaff(db);
    const { brand, influencer, applicationId } = await anApplicant(db);
    const ofApplication = await report(brand, 'application', applicationId);
    const picture = await anUpload(influencer, 'image', 'attachment');
    await addPortfolioItem(influencer, { title: 'A mural', brand: '', alt: '', link: null, picture });
    const ofItem = await report(brand, 'file', picture);
    const met = await twoWhoMet(db);
    const file = await anUpload(met.influencer, 'image', 'attachment');
    await sendMessage(met.influencer, met.conversationId, { id: randomUUID(), content: '', files: [file] });
    const ofFile = await report(met.brand, 'file', file);
    const shown = async () => [
      (await hiddenApplications()).length === 0,
      (await findPortfolio(brand, influencer.influencerId)).items.length === 1,
      (await findConversation(met.brand, met.conversationId)).messages.length === 1,
    ];
    for (const id of [ofApplication, ofItem, ofFile]) await hide(staff, id);
    expect(await shown()).toEqual([false, false, false]);
    for (const id of [ofApplication, ofItem, ofFile]) await again(staff, id);
    expect(await shown()).toEqual([true, true, true]);
  });

  it('shows an item of a portfolio again although its picture was replaced', async () => {
    const [staff, brand, influencer] = [await someStaff(db), await aBrand(db), await anInfluencer(db)];
    const picture = await anUpload(influencer, 'image', 'attachment');
    const item = { title: 'A mural', brand: '', alt: '', link: null };
    await addPortfolioItem(influencer, { ...item, picture });
    const id = await report(brand, 'file', picture);
    await hide(staff, id);
    const shown = async () => (await findPortfolio(brand, influencer.influencerId)).items;
    const [hidden] = (await findOwnPortfolio(influencer, null)).items;
    const replaced = await anUpload(influencer, 'image', 'attachment');
    await editPortfolioItem(influencer, hidden?.id ?? '', { ...item, picture: replaced });
    expect(await shown()).toEqual([]);
    await again(later(staff, 1), id);
    expect(await shown()).toMatchObject([{ picture: replaced }]);
  });

  it('leaves a pending application hidden from a brand that has blocked the influencer', async () => {
    const staff = await someStaff(db);
    const { brand, influencer, applicationId } = await anApplicant(db);
    const id = await report(brand, 'application', applicationId);
    await blockAccount(brand, 'influencer', influencer.influencerId);
    await hide(staff, id);
    await again(staff, id);
    expect(await hiddenApplications()).toEqual([{ id: applicationId }]);
  });

  it('reverses all decisions that hide the content, once', async () => {
    const { staff, ids } = await aHiddenMessage();
    const [first, second] = ids;
    await hide(staff, second);
    const results = await Promise.allSettled([first, second, first, second].map((id) => again(staff, id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(again(staff, first)).rejects.toThrow('staff.changed_meanwhile');
    for (const id of ids) expect((await findReport(staff, id)).reversal_reason).toBe('The prize exists.');
    const names = (await reversals()).map((it) => it.split(' ')[0]);
    const one = 'mail.report_reversed';
    expect(names).toEqual([one, one, 'mail.report_reversed_concerned']);
  });

  it.each(['message', 'file'] as const)(
    'reverses the decisions on a message and on its file, for an objection about the %s',
    async (kind) => {
      const { brand, influencer, conversationId } = await twoWhoMet(db);
      const file = await anUpload(influencer, 'image', 'attachment');
      await sendMessage(influencer, conversationId, {
        id: randomUUID(),
        content: 'Win a car',
        files: [file],
      });
      const ids = {
        message: await report(brand, 'conversation', conversationId, '1'),
        file: await report(brand, 'conversation', conversationId, file),
      };
      const staff = await someStaff(db);
      for (const id of Object.values(ids)) await hide(staff, id);
      await again(staff, ids[kind]);
      for (const id of Object.values(ids))
        expect((await findReport(staff, id)).reversal_reason).toBe('The prize exists.');
      expect((await reversals()).filter((it) => it.startsWith('mail.report_reversed '))).toHaveLength(2);
    },
  );

  it('refuses all but staff, an unknown report, one without a hiding decision, and no reason', async () => {
    const { staff, brand, influencer, ids, messages } = await aHiddenMessage();
    for (const ctx of [brand, influencer, aVisitor(db), await aBrand(db)])
      await expect(again(ctx, ids[0])).rejects.toThrow('staff.not_found');
    expect(await messages()).toBe(0);
    await expect(again(staff, 'report-unknown')).rejects.toThrow('staff.not_found');
    await expect(again(staff, ids[1])).rejects.toThrow('staff.changed_meanwhile');
    await decideReport(staff, ids[1], { decision: 'none', statement: 'A joke' });
    await expect(again(staff, ids[1])).rejects.toThrow('staff.changed_meanwhile');
    expect(() => parse(showAgainInput, { reason: ' ' })).toThrow('input.invalid');
  });
});

const hiddenApplications = () =>
  db.kysely.selectFrom('application').select('id').where('hidden', '=', true).execute();

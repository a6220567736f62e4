import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { failJob } from '#tests/jobs.ts';
import {
  aBrand,
  aCampaign,
  anApplication,
  anInfluencer,
  anUpload,
  aVisitor,
  later,
  type Person,
  twoWhoMet,
} from '#tests/people.ts';
import { knownPeople, SHORTLIST_NOTE } from '#tests/privacy/known-people.ts';
import { markRows } from '#tests/privacy/mark-rows.ts';
import { isKept, wholeDatabase } from '#tests/privacy/traces.ts';
import { someStaff } from '#tests/staff.ts';
import { decideReport } from '../abuse-reports/decide-report.server.ts';
import { findReport } from '../abuse-reports/find-reports.server.ts';
import { reportAbuse } from '../abuse-reports/report-abuse.server.ts';
import { findApplicants } from '../applications/find-applicants.server.ts';
import { findApplicationForReview } from '../applications/find-application-for-review.server.ts';
import { findOwnApplications } from '../applications/find-applications.server.ts';
import { findCampaignToApply } from '../applications/find-campaign-to-apply.server.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import { findPublicCampaign } from '../campaigns/find-public-campaign.server.ts';
import { findCompany } from '../companies/find-company.server.ts';
import { findConversation } from '../conversations/find-conversation.server.ts';
import { findInbox } from '../conversations/find-inbox.server.ts';
import { sendMessage } from '../conversations/send-message.server.ts';
import { requireActor } from '../ctx.ts';
import { findPrivatePart } from '../files/find-file.server.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';
import { findNotifications } from '../notifications/find-notifications.server.ts';
import { findShortlist } from '../shortlists/find-shortlists.server.ts';
import { eraseAccount } from './erase-account.server.ts';
import { eraseDueAccounts } from './find-erasure.server.ts';
import { keepAccount } from './keep-account.server.ts';
import { requestErasure } from './request-erasure.server.ts';

const db = await testDatabase();

const idOf = (person: Person) => requireActor(person).id;
const asLeaving = (person: Person): Person => ({
  ...person,
  actor: { ...requireActor(person), role: 'leaving' },
});

async function erase(person: Person): Promise<void> {
  await requestErasure(person);
  expect(await eraseAccount(later(aVisitor(db), 7), idOf(person))).toBe(true);
}

describe('an erasure', () => {
  it.each(['brand', 'influencer'] as const)('of a %s leaves no value except what is kept', async (side) => {
    const people = await knownPeople(db);
    const person = people[side];
    const marks = await markRows(db, idOf(person));
    expect(marks.length).toBeGreaterThan(50);
    await erase(person);
    const left = await wholeDatabase(db);
    for (const mark of marks)
      expect(left.includes(mark.text), `${mark.table}.${mark.column}`).toBe(isKept(mark));
    for (const text of [requireActor(person).email, requireActor(person).name, `Search of ${idOf(person)}`])
      expect(left).not.toContain(text);
  });

  it('waits for seven days, ends the sessions, and is canceled by the person only', async () => {
    const brand = await aBrand(db);
    await requestErasure(brand);
    const sessions = db.kysely.selectFrom('user_session').select('id').where('user_id', '=', idOf(brand));
    expect(await sessions.execute()).toEqual([]);
    expect(await eraseAccount(later(brand, 6), idOf(brand))).toBe(false);
    await expect(keepAccount(brand)).rejects.toThrow('session.required');
    expect(await keepAccount(asLeaving(brand))).toBe('client');
    expect(await eraseAccount(later(brand, 8), idOf(brand))).toBe(false);
    await requestErasure(brand);
    await eraseDueAccounts(later(brand, 7));
    await eraseDueAccounts(later(brand, 7));
    await failJob(db, 'erasure.run');
    await eraseDueAccounts(later(brand, 7));
    const jobs = db.kysely.selectFrom('job').select('payload').where('name', '=', 'erasure.run');
    expect(await jobs.execute()).toEqual([{ payload: { userId: idOf(brand) } }]);
    expect(await eraseAccount(later(brand, 7), idOf(brand))).toBe(true);
    expect(await eraseAccount(later(brand, 7), idOf(brand))).toBe(false);
    await expect(keepAccount(asLeaving(brand))).rejects.toThrow('erasure.not_due');
  });

  it('of an influencer leaves the brand a nameless applicant and a conversation to read', async () => {
    const { brand, influencer, campaignId, conversationId } = await twoWhoMet(db);
    const fileId = await anUpload(influencer, 'image', 'attachment');
    await db.kysely
      .updateTable('file')
      .set({ variants: ['large.jpg'] })
      .where('id', '=', fileId)
      .execute();
    await sendMessage(influencer, conversationId, { id: newId('message'), content: 'Bye', files: [fileId] });
    const pending = await anInfluencer(db, 'Omar');
    await anApplication(pending, campaignId);
    await erase(influencer);
    await erase(pending);
    const brandLater = later(brand, 8);
    const { accepted, pending: waiting } = await findApplicants(brandLater, campaignId);
    expect([...accepted.people, ...waiting.people]).toMatchObject([
      { fullName: '', handle: '', isUnanswered: false },
      { fullName: '', handle: '', isUnanswered: true },
    ]);
    const ids = { campaignId, influencerId: influencer.influencerId };
    expect(await findApplicationForReview(brandLater, ids)).toMatchObject({
      message: '',
      decision: 'accepted',
      mayBeDecided: false,
    });
    const conversation = await findConversation(brandLater, conversationId);
    expect(conversation).toMatchObject({ otherName: '', isWritable: false });
    expect(conversation.messages.map(({ content }) => content)).toEqual(['Bye']);
    const part = await findPrivatePart(brandLater, fileId, 'large.jpg');
    expect(part.key).toContain(fileId);
    await expect(
      sendMessage(brandLater, conversationId, { id: newId('message'), content: 'Hello?' }),
    ).rejects.toThrow('conversation.account_gone');
    expect(await findInbox(brandLater)).toMatchObject({ total: 1, entries: [{ otherName: '' }] });
    expect(await findNotifications(brandLater)).toMatchObject({ unread: 0, notifications: [] });
  });

  it('leaves neither a message that a block hid nor its file', async () => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    const send = async (content: string) => {
      const files = [await anUpload(influencer, 'image', 'attachment')];
      await sendMessage(influencer, conversationId, { id: newId('message'), content, files });
      return files[0];
    };
    const shown = await send('Hello');
    await blockAccount(brand, 'influencer', influencer.influencerId);
    await send('Why?');
    await erase(influencer);
    const messages = db.kysely.selectFrom('message').select(['seq', 'content']).execute();
    expect(await messages).toEqual([{ seq: 1, content: 'Hello' }]);
    const files = db.kysely.selectFrom('file').select('id').where('owner_id', '=', idOf(influencer));
    expect(await files.execute()).toEqual([{ id: shown }]);
  });

  it('of a brand hides its company and campaigns, and leaves applicants a nameless row', async () => {
    const { brand, influencer, campaignId, conversationId } = await twoWhoMet(db);
    const empty = await aCampaign(brand);
    const { id: companyId } = await db.kysely
      .selectFrom('company')
      .select('id')
      .where('user_id', '=', idOf(brand))
      .executeTakeFirstOrThrow();
    await erase(brand);
    const reader = later(influencer, 8);
    expect(await findPublicCampaign(reader, campaignId)).toBeNull();
    await expect(findCampaignToApply(reader, campaignId)).rejects.toThrow('campaign.not_found');
    await expect(findCompany(reader, companyId)).rejects.toThrow('company.not_found');
    expect(await findOwnApplications(reader)).toMatchObject([
      { status: 'ended', campaign: { id: campaignId, title: '', companyName: '' } },
    ]);
    expect(await findConversation(reader, conversationId)).toMatchObject({
      otherName: '',
      isWritable: false,
    });
    const campaigns = await db.kysely.selectFrom('campaign').select('id').execute();
    expect(campaigns).toEqual([{ id: campaignId }]);
    expect(campaigns).not.toContainEqual({ id: empty });
  });

  it('of both sides leaves neither the application nor the conversation and its files', async () => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    for (const person of [brand, influencer]) {
      const files = [await anUpload(person, 'image', 'attachment')];
      await sendMessage(person, conversationId, { id: newId('message'), content: 'A', files });
    }
    await erase(influencer);
    await erase(brand);
    for (const table of ['application', 'conversation', 'message', 'file', 'campaign'] as const)
      expect(await db.kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it('keeps reports and decisions, without the name and the content of the person', async () => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    await sendMessage(influencer, conversationId, { id: newId('message'), content: 'Pay me first' });
    const { name, email } = requireActor(brand);
    const reportId = await reportAbuse(
      brand,
      { kind: 'conversation', id: conversationId },
      { part: '1', reason: 'scam', text: 'It asks for money.' },
      { reporter: { name, email }, origin: { address: 'one', headers: new Headers() } },
    );
    const staff = await someStaff(db);
    await erase(influencer);
    expect(await findReport(staff, reportId)).toMatchObject({ name, email, target_name: '', excerpt: '' });
    await decideReport(staff, reportId, { decision: 'hidden', ground: 'law', statement: 'A fraud' });
    await erase(brand);
    expect(await findReport(staff, reportId)).toMatchObject({
      name: '',
      email: '',
      text: 'It asks for money.',
      concerned_id: idOf(influencer),
      decision: 'hidden',
      statement: 'A fraud',
    });
  });

  it('removes what brands noted, and gives the address back', async () => {
    const { brand, influencer } = await knownPeople(db);
    const { email } = requireActor(influencer);
    await erase(influencer);
    const { id } = await db.kysely.selectFrom('shortlist').select('id').executeTakeFirstOrThrow();
    expect(await findShortlist(brand, id, { page: 1, removed: null })).toMatchObject({ total: 0 });
    expect(await wholeDatabase(db)).not.toContain(SHORTLIST_NOTE);
    const jobs = await db.kysely.selectFrom('job').select(['name', 'payload']).execute();
    expect(jobs.filter(({ name }) => name === 'subscription.close')).toHaveLength(1);
    const { status } = await db.kysely
      .selectFrom('subscription')
      .select('status')
      .where('user_id', '=', idOf(influencer))
      .executeTakeFirstOrThrow();
    expect(status).toBe('canceled');
    expect(jobs.find(({ name }) => name === 'erasure.files')?.payload.keys).toContainEqual(
      expect.stringContaining('/archive'),
    );
    await db.kysely
      .insertInto('app_user')
      .values({
        id: 'somebody-new',
        name: 'New',
        email,
        email_verified: false,
        role: 'client',
        language: 'en',
      })
      .execute();
  });

  it('deletes jobs for a former address, unless another account has it now, and empties errors', async () => {
    const [brand, other] = [await aBrand(db), await aBrand(db)];
    const [{ email }, { email: taken }] = [requireActor(brand), requireActor(other)];
    const former = 'former@example.com';
    for (const old_email of [former, taken])
      await db.kysely
        .insertInto('email_change')
        .values({
          id: newId('email-change'),
          user_id: idOf(brand),
          old_email,
          new_email: email,
          proved_by: 'password',
          created_at: brand.now,
          expires_at: brand.now,
          confirmed_at: brand.now,
          undo_until: null,
          undone_at: null,
        })
        .execute();
    for (const address of [email, former, taken, 'unknown@example.com'])
      await enqueue(brand, 'mail.reset', { email: address });
    await enqueue(brand, 'mail.notice', { noticeId: 'notice-gone' });
    await db.kysely
      .updateTable('job')
      .set({ last_error: `Error: 450 <${former.toUpperCase()}> is full` })
      .where('name', '=', 'mail.notice')
      .execute();
    await erase(brand);
    const jobs = await db.kysely
      .selectFrom('job')
      .select(['payload', 'last_error'])
      .where('name', 'in', ['mail.reset', 'mail.notice'])
      .orderBy('id')
      .execute();
    expect(jobs).toEqual([
      { payload: { email: taken }, last_error: null },
      { payload: { email: 'unknown@example.com' }, last_error: null },
      { payload: { noticeId: 'notice-gone' }, last_error: null },
    ]);
  });
});

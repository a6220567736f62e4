import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { withdrawApplication } from '#domain/applications/withdraw-application.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, at, twoWhoMet } from '#tests/people.ts';
import type { Ctx } from '../ctx.ts';
import { findLatestNotifications, findNotifications } from './find-notifications.server.ts';
import { openNotification } from './read-notifications.server.ts';

const db = await testDatabase();

const linesOf = async (person: Ctx, options = {}) =>
  (await findNotifications(person, 1, options)).notifications.map(
    ({ otherName, others, applicants, waiting, isRead }) => ({
      names: [otherName, ...others.map(({ name }) => name)],
      applicants,
      waiting,
      isRead,
    }),
  );

async function fourApplicants() {
  const brand = await aBrand(db);
  const campaignId = await aCampaign(brand);
  const moments = [
    '2026-06-15T10:00:00Z',
    '2026-06-15T12:00:00Z',
    '2026-06-15T21:59:00Z',
    '2026-06-15T22:01:00Z',
  ];
  const people = [];
  for (const [index, moment] of moments.entries()) {
    const person = at(await anInfluencer(db, `Applicant ${index}`), moment);
    await anApplication(person, campaignId);
    people.push(person);
  }
  return { brand, campaignId, people };
}

describe('the lines of notifications', () => {
  it('merge the applicants of one campaign on one day in Paris, with at most three faces', async () => {
    const { brand, campaignId, people } = await fourApplicants();
    const first = people[0];
    if (!first) throw new Error('no applicant');
    await anApplication(at(await anInfluencer(db, 'Early'), '2026-06-15T09:00:00Z'), campaignId);
    await anApplication(at(first, '2026-06-15T13:00:00Z'), await aCampaign(brand, { title: 'Other' }));
    expect(await linesOf(brand)).toEqual([
      { names: ['Applicant 3'], applicants: 1, waiting: 1, isRead: false },
      { names: ['Applicant 2', 'Applicant 1', 'Applicant 0'], applicants: 4, waiting: 4, isRead: false },
      { names: ['Applicant 0'], applicants: 1, waiting: 1, isRead: false },
    ]);
    expect(await findNotifications(brand, 2, { size: 2 })).toMatchObject({ unread: 6, total: 3, pages: 2 });
  });

  it('count one person once who applies again', async () => {
    const { brand, campaignId, people } = await fourApplicants();
    const last = people[2];
    if (!last) throw new Error('no applicant');
    await withdrawApplication(at(last, '2026-06-15T21:59:10Z'), campaignId);
    await anApplication(at(last, '2026-06-15T21:59:20Z'), campaignId);
    expect((await linesOf(brand))[1]).toMatchObject({
      names: ['Applicant 2', 'Applicant 1', 'Applicant 0'],
      applicants: 3,
      waiting: 3,
    });
  });

  it('count who waits for an answer', async () => {
    const { brand, campaignId, people } = await fourApplicants();
    const [first, second] = people;
    if (!first || !second) throw new Error('no applicant');
    const { influencerId } = first;
    await decideApplication(brand, { campaignId, influencerId, decision: 'declined' });
    await withdrawApplication(second, campaignId);
    expect((await linesOf(brand)).map(({ waiting }) => waiting)).toEqual([1, 1, 0]);
  });

  it('are read once every notification is read', async () => {
    const { brand } = await fourApplicants();
    const line = async () => (await findNotifications(brand)).notifications[1];
    const id = (await line())?.id ?? '';
    await openNotification(brand, id);
    expect(await line()).toMatchObject({ isRead: false });
    expect(await linesOf(brand, { unread: true })).toMatchObject([
      { names: ['Applicant 3'] },
      { names: ['Applicant 1', 'Applicant 0'] },
    ]);
    await openNotification(brand, id, { merged: true });
    expect(await line()).toMatchObject({ isRead: true });
    expect(await findNotifications(brand)).toMatchObject({ unread: 1 });
  });

  it('are the same in the bell, although it searches only the newest 500 notifications', async () => {
    const { brand, campaignId, people } = await fourApplicants();
    // These 500 are newer than the unread one of the same line.
    await sql`with event as (
        insert into event (id, name, subject, created_at)
        select 'event-' || n, 'application.received', '{}', now() from generate_series(1, 500) n returning id
      )
      insert into notice (id, user_id, event_id, kind, campaign_id, influencer_id, listed, created_at, read_at)
      select 'notice-' || id, ${brand.actor?.id}, id, 'application_received', ${campaignId}, ${people[0]?.influencerId},
        true, '2026-06-15T23:00:00Z', now()
      from event`.execute(db.kysely);
    const inList = (size: number) => findNotifications(brand, 1, { size });
    const [first] = (await findLatestNotifications(brand, 1)).notifications;
    expect(first).toMatchObject({ applicants: 2, isRead: false });
    expect([first]).toEqual((await inList(1)).notifications);
    expect(await inList(2)).toMatchObject({ total: 2 });
    expect(await findLatestNotifications(brand, 2)).toEqual(await inList(2));
  });

  it('have the message that they are about', async () => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    const message = { id: randomUUID(), content: 'Thursday at 17:30 works.', files: [] };
    await sendMessage(brand, conversationId, message);
    await sendMessage(brand, conversationId, { id: randomUUID(), content: 'See you there.', files: [] });
    const [first] = (await findNotifications(influencer)).notifications;
    expect(first).toMatchObject({ kind: 'message', message: { content: 'See you there.', files: 0 } });
  });
});

import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplicant, anApplication, anInfluencer, at } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { decideReport } from '../abuse-reports/decide-report.server.ts';
import { reportAbuse } from '../abuse-reports/report-abuse.server.ts';
import { showAgain } from '../abuse-reports/show-again.server.ts';
import { findNotifications } from '../notifications/find-notifications.server.ts';
import { findApplicants } from './find-applicants.server.ts';
import { withdrawApplication } from './withdraw-application.server.ts';

const db = await testDatabase();

const applications = () => db.kysely.selectFrom('application').selectAll().execute();

describe('withdrawApplication', () => {
  it('deletes the application, records an event, and lets the influencer apply again', async () => {
    const { influencer, campaignId, applicationId } = await anApplicant(db);
    await withdrawApplication(influencer, campaignId);
    expect(await applications()).toEqual([]);
    const events = await db.kysely
      .selectFrom('event')
      .select('subject')
      .where('name', '=', 'application.withdrawn')
      .execute();
    expect(events).toMatchObject([{ subject: { applicationId, campaignId } }]);
    const newId = await anApplication(influencer, campaignId, 'Second words');
    expect(await applications()).toMatchObject([{ id: newId, status: 'pending', message: 'Second words' }]);
  });

  it.each(['before', 'after'])(
    'keeps an application hidden that staff hid %s the influencer withdrew it and applied again, until staff show it',
    async (moment) => {
      const { brand, influencer, campaignId, applicationId } = await anApplicant(db);
      const staff = await someStaff(db);
      const id = await reportAbuse(
        brand,
        { kind: 'application', id: applicationId },
        { part: '', reason: 'scam', text: 'It promises a prize.' },
        {
          reporter: { name: 'Anne', email: 'anne@example.com' },
          origin: { address: 'home', headers: new Headers() },
        },
      );
      const hide = () =>
        decideReport(staff, id, { decision: 'hidden', ground: 'terms', statement: 'It promises a prize.' });
      if (moment === 'before') await hide();
      await withdrawApplication(influencer, campaignId);
      await anApplication(influencer, campaignId, 'Win a car');
      if (moment === 'after') await hide();
      const pending = async () => (await findApplicants(brand, campaignId)).pending.total;
      expect(await applications()).toMatchObject([{ id: applicationId, hidden: true, message: 'Win a car' }]);
      expect(await pending()).toBe(0);
      const words = (await findNotifications(brand)).notifications.map(({ word }) => word);
      expect(words).not.toContain('application_received');
      await showAgain(staff, id, { reason: 'The prize exists.' });
      expect(await pending()).toBe(1);
    },
  );

  it('refuses the eleventh withdrawal in an hour, since each new application emails the brand', async () => {
    const { influencer, campaignId } = await anApplicant(db);
    for (let times = 0; times < 10; times++) {
      await withdrawApplication(influencer, campaignId);
      await anApplication(influencer, campaignId, 'Once more');
    }
    const eleventh = withdrawApplication(influencer, campaignId);
    await expect(eleventh).rejects.toThrow('activity.wait_an_hour');
    const another = await aCampaign(await aBrand(db));
    await anApplication(influencer, another);
    await withdrawApplication(influencer, another);
  });

  it.each(['accepted', 'declined'] as const)('refuses an application that is %s', async (decision) => {
    const { influencer, campaignId, decide } = await anApplicant(db);
    await decide(decision);
    const withdrawal = withdrawApplication(influencer, campaignId);
    await expect(withdrawal).rejects.toThrow('application.not_pending');
    expect(await applications()).toMatchObject([{ status: decision }]);
  });

  it('refuses on the day after the campaign’s end date, before the scheduled job ends it', async () => {
    const { influencer, campaignId } = await anApplicant(db);
    const late = withdrawApplication(at(influencer, '2026-07-31T22:00:00Z'), campaignId);
    await expect(late).rejects.toThrow('application.not_pending');
    expect(await applications()).toMatchObject([{ status: 'pending' }]);
  });

  it('responds application.not_found to another influencer and to the brand', async () => {
    const { brand, campaignId } = await anApplicant(db);
    const not = { code: 'application.not_found', status: 404 };
    await expect(withdrawApplication(await anInfluencer(db), campaignId)).rejects.toMatchObject(not);
    await expect(withdrawApplication(brand, campaignId)).rejects.toMatchObject(not);
    expect(await applications()).toHaveLength(1);
  });

  it('saves either the withdrawal or a decision made at the same moment, never both', async () => {
    for (const withdrawsFirst of [true, false]) {
      const { influencer, campaignId, applicationId, decide } = await anApplicant(db);
      const both = [() => withdrawApplication(influencer, campaignId), () => decide('accepted')];
      if (!withdrawsFirst) both.reverse();
      const settled = await Promise.allSettled(both.map((run) => run()));
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const row = (await applications()).find(({ id }) => id === applicationId);
      const [withdrawn, decided] = withdrawsFirst ? settled : settled.toReversed();
      expect(row?.status).toBe(decided?.status === 'fulfilled' ? 'accepted' : undefined);
      expect(withdrawn?.status).toBe(row ? 'rejected' : 'fulfilled');
    }
  });
});

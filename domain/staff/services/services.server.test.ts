import { describe, expect, it } from 'vitest';
import { activityLimits } from '#domain/activity-limits.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { countFailing, findServices } from './find-services.server.ts';
import { recordOutcome } from './record-outcome.server.ts';
import { findTestEmail, requestTestEmail, settleTestEmail } from './test-email.server.ts';

const db = await testDatabase();
const at = (minute: number) => ({ db: db.kysely, now: new Date(Date.UTC(2026, 5, 15, 10, minute)) });

describe('recordOutcome', () => {
  it('keeps the latest success and the latest failure of a service', async () => {
    const staff = await someStaff(db);
    await recordOutcome(at(1), 'billing', null);
    await recordOutcome(at(3), 'billing', 'timeout');
    await recordOutcome(at(2), 'billing', 'login');
    await recordOutcome(at(2), 'billing', null);
    expect(await findServices(staff)).toContainEqual(
      expect.objectContaining({
        name: 'billing',
        lastSuccess: at(2).now,
        lastFailure: { at: at(3).now, reason: 'timeout' },
      }),
    );
  });
});

describe('findServices', () => {
  it('is failing after a failure until the next success, and off if it is not set up', async () => {
    const staff = await someStaff(db);
    const readable = {
      ...staff,
      services: { ...staff.services, instagram: { ...staff.services.instagram, isReadable: true } },
    };
    const stateOf = async () =>
      (await findServices(readable)).find(({ name }) => name === 'instagram')?.state;
    expect(await stateOf()).toBe('unused');
    await recordOutcome(at(1), 'instagram', 'unknown');
    expect([await stateOf(), await countFailing(readable)]).toEqual(['failing', 1]);
    expect(await countFailing(staff)).toBe(0);
    await recordOutcome(at(2), 'instagram', null);
    expect([await stateOf(), await countFailing(readable)]).toEqual(['working', 0]);
    expect(
      (await findServices(staff)).filter(({ state }) => state === 'off').map(({ name }) => name),
    ).toEqual(['scanner', 'billing', 'billing_webhook', 'instagram']);
  });

  it('checks the services that can be checked, whatever was recorded', async () => {
    const staff = await someStaff(db);
    await recordOutcome(at(1), 'mail', 'login');
    const check = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOSPC' }));
    const services = { ...staff.services, files: { ...staff.services.files, check } };
    expect(await findServices({ ...staff, services })).toMatchObject([
      { name: 'mail', state: 'working', failingNow: null },
      { name: 'files', state: 'failing', failingNow: 'full' },
      {},
      {},
      {},
      {},
    ]);
  });

  it('refuses everyone but staff', async () => {
    const brand = await aBrand(db);
    for (const attempt of [findServices, findTestEmail, requestTestEmail])
      await expect(attempt(brand)).rejects.toThrow('staff.not_found');
  });
});

describe('requestTestEmail', () => {
  it('enqueues an email to the staff member, audits it and shows the result', async () => {
    const staff = await someStaff(db);
    const userId = staff.actor?.id ?? '';
    await requestTestEmail(staff);
    const jobs = db.kysely.selectFrom('job').select('payload').where('name', '=', 'mail.test');
    expect(await jobs.execute()).toEqual([{ payload: { userId } }]);
    const acts = await db.kysely.selectFrom('audit').select('act').where('subject_id', '=', userId).execute();
    expect(acts).toContainEqual({ act: 'test_email.requested' });
    expect(await findTestEmail(staff)).toMatchObject({ sentAt: null, failedAt: null });
    await settleTestEmail(at(1), userId, 'login');
    expect(await findTestEmail(staff)).toMatchObject({ sentAt: null, failedAt: at(1).now, reason: 'login' });
    await settleTestEmail(at(2), userId, null);
    expect(await findTestEmail(staff)).toMatchObject({ sentAt: at(2).now, failedAt: null, reason: null });
  });

  it('refuses more than the limit and enqueues nothing then', async () => {
    const staff = await someStaff(db);
    const { max = 0 } = activityLimits.find(({ event }) => event === 'test_email.requested') ?? {};
    for (let n = 0; n < max; n++) await requestTestEmail(staff);
    await expect(requestTestEmail(staff)).rejects.toThrow('activity.wait_ten_minutes');
    const jobs = await db.kysely.selectFrom('job').where('name', '=', 'mail.test').select('id').execute();
    expect(jobs).toHaveLength(max);
  });
});

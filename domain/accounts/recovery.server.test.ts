import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor, later, PASSWORD, type Person } from '#tests/people.ts';
import { enrolled, originWith, someStaff } from '#tests/staff.ts';
import { DAY_MS } from '../clock.ts';
import { findQueue } from '../staff/find-queue.server.ts';
import { forgetExpired } from './forget-expired.server.ts';
import { makeLink } from './links.server.ts';
import { findRecovery } from './open-recovery.server.ts';
import { cancelRecovery, grantRecovery, refuseRecovery, requestRecovery } from './recovery.server.ts';
import { meetChallenge } from './second-factor.server.ts';
import { signIn } from './sign-in.server.ts';

const db = await testDatabase();
const idOf = (person: Person) => person.actor?.id ?? '';

async function enterPassword(person: Person) {
  const email = person.actor?.email ?? '';
  const { session, cookies } = await signIn(aVisitor(db), { email, password: PASSWORD }, originWith());
  return { session, origin: originWith(cookies.map((it) => it.split(';')[0]).join('; ')) };
}

async function aRequest() {
  const brand = await enrolled(db, await aBrand(db));
  const { origin } = await enterPassword(brand);
  await requestRecovery(aVisitor(db), origin);
  return { brand, origin, id: idOf(brand) };
}

/** Returns an enrolled staff member whose clock is `days` days after the request. */
async function staffAfter(days: number) {
  const staff = await someStaff(db);
  return { ...staff, now: new Date(staff.now.getTime() + days * DAY_MS) };
}

describe('a request to remove a lost second factor', () => {
  it('is granted by staff, after seven days', async () => {
    const { brand, id } = await aRequest();
    const early = await staffAfter(6.9);
    await expect(grantRecovery(early, id)).rejects.toThrow('staff.changed_meanwhile');
    expect((await findQueue(early, 'recoveries', 1)).entries).toEqual([]);
    expect((await enterPassword(brand)).session).toBeNull();

    await expect(grantRecovery(brand, id)).rejects.toThrow('staff.not_found');
    const staff = await staffAfter(7);
    expect((await findQueue(staff, 'recoveries', 1)).entries).toMatchObject([{ userId: id }]);
    await grantRecovery(staff, id);
    expect((await enterPassword(brand)).session?.role).toBe('client');
    const headers = new Headers({ cookie: brand.cookie });
    expect(await brand.services.identity.sessionOf(db.kysely, headers)).toBeNull();
    await expect(grantRecovery(staff, id)).rejects.toThrow('staff.changed_meanwhile');
    const acts = await db.kysely.selectFrom('audit').select('act').where('subject_id', '=', id).execute();
    expect(acts).toEqual([{ act: 'recovery.granted' }]);
  });

  it('ends after 30 days, and can be made again', async () => {
    const { origin, id } = await aRequest();
    const open = await findRecovery(aVisitor(db), id);
    const days = ((open?.endsAt.getTime() ?? 0) - (open?.dueAt.getTime() ?? 0)) / DAY_MS;
    expect(days).toBe(23);
    const late = await staffAfter(30.1);
    expect(await findRecovery(late, id)).toBeNull();
    expect((await findQueue(late, 'recoveries', 1)).entries.map(({ userId }) => userId)).not.toContain(id);
    await expect(grantRecovery(late, id)).rejects.toThrow('staff.changed_meanwhile');
    await db.kysely
      .updateTable('recovery')
      .set({ requested_at: later(aVisitor(db), -30.1).now })
      .execute();
    await requestRecovery(aVisitor(db), origin);
    const requests = db.kysely.selectFrom('recovery').select('requested_at');
    expect(await requests.execute()).toEqual([{ requested_at: aVisitor(db).now }]);
    await forgetExpired(later(aVisitor(db), 29.9));
    expect(await requests.execute()).toHaveLength(1);
    await forgetExpired(late);
    expect(await requests.execute()).toEqual([]);
  });

  it('emails the owner at once and after six days, once for one request', async () => {
    const { origin } = await aRequest();
    await requestRecovery(aVisitor(db), origin);
    const jobs = await db.kysely
      .selectFrom('job')
      .select('run_at')
      .where('name', '=', 'mail.recovery')
      .orderBy('run_at')
      .execute();
    const days = jobs.map(({ run_at }) => Math.abs(Math.round((run_at.getTime() - Date.now()) / DAY_MS)));
    expect(days).toEqual([0, 6]);
  });

  it('can be made three times in 24 hours', async () => {
    const { origin, id } = await aRequest();
    const staff = await someStaff(db);
    for (let times = 1; times < 3; times += 1) {
      await refuseRecovery(staff, id);
      await requestRecovery(aVisitor(db), origin);
    }
    await refuseRecovery(staff, id);
    await expect(requestRecovery(aVisitor(db), origin)).rejects.toThrow('activity.wait_a_day');
  });

  it('needs the password, and staff cannot make one', async () => {
    await expect(requestRecovery(aVisitor(db), originWith())).rejects.toThrow('session.required');
    const { origin } = await enterPassword(await someStaff(db));
    await expect(requestRecovery(aVisitor(db), origin)).rejects.toThrow('staff.not_found');
  });

  it('is ended by the emailed link, by a login with a code, and by staff', async () => {
    const linked = await aRequest();
    const token = await makeLink(aVisitor(db), 'recovery', linked.id);
    await cancelRecovery(aVisitor(db), token);
    await expect(cancelRecovery(aVisitor(db), token)).rejects.toThrow('account.link_not_valid');

    const found = await aRequest();
    const [code = ''] = found.brand.backupCodes;
    await meetChallenge(aVisitor(db), { code }, found.origin);

    const refused = await aRequest();
    await refuseRecovery(await staffAfter(1), refused.id);
    for (const { id } of [linked, found, refused]) {
      expect(await findRecovery(aVisitor(db), id)).toBeNull();
      await expect(grantRecovery(await staffAfter(8), id)).rejects.toThrow('staff.changed_meanwhile');
    }
  });
});

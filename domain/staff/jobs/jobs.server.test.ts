import { type SqlBool, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { enqueue } from '#domain/jobs.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor, type Person } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { discardJob } from './discard-job.server.ts';
import { findJob, findJobs } from './find-jobs.server.ts';
import type { JobState } from './job-state.ts';
import { retryGivenUpJobs, retryJob } from './retry-jobs.server.ts';

const db = await testDatabase();

const changes: Record<JobState, string> = {
  given_up: `failed_at = clock_timestamp(), attempts = 12, run_at = clock_timestamp() + interval '1 hour'`,
  failing: `attempts = 3, run_at = clock_timestamp() + interval '1 hour'`,
  running: `attempts = 1, leased_until = clock_timestamp() + interval '1 minute'`,
  due: 'attempts = 0',
  later: `run_at = clock_timestamp() + interval '1 hour'`,
};

async function aJob(
  state: JobState,
  kind: 'mail.reset' | 'mail.refused' = 'mail.reset',
  error = 'Error: 550 <lea@example.com> is unknown\n    at send (smtp.ts:1)',
): Promise<string> {
  await enqueue(aVisitor(db), kind, { email: 'lea@example.com', userId: 'user-1' });
  const { id } = await db.kysely
    .selectFrom('job')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await sql`update job set last_error = ${error}, ${sql.raw(changes[state])} where id = ${id}`.execute(
    db.kysely,
  );
  return id;
}

const stateOf = async (staff: Person, id: string) => (await findJob(staff, id))?.state;
const audited = async () =>
  (await db.kysely.selectFrom('audit').select(['act', 'subject_id']).orderBy('id').execute())
    .filter(({ act }) => act.startsWith('job'))
    .map(({ act, subject_id }) => [act, subject_id]);
const empty = () => db.kysely.deleteFrom('job').execute();
const all = { kind: null, state: null, page: 1 };

describe('findJobs', () => {
  it('lists given-up jobs, then failing ones, and counts every kind by state', async () => {
    const staff = await someStaff(db);
    await empty();
    const failing = await aJob('failing');
    const givenUp = await aJob('given_up', 'mail.refused');
    for (const state of ['running', 'due', 'later'] as const) await aJob(state);
    // `oldest` ignores given-up and running jobs, even if their `run_at` is earlier than that of every due job.
    await sql`update job set run_at = now() - interval '1 day'
      where failed_at is not null or leased_until is not null`.execute(db.kysely);
    const { jobs, total, kinds } = await findJobs(staff, all);
    expect(jobs.map(({ id, state }) => [id, state])).toEqual([
      [givenUp, 'given_up'],
      [failing, 'failing'],
    ]);
    expect(total).toBe(2);
    expect(kinds).toMatchObject([
      { kind: 'mail.refused', givenUp: 1, failing: 0, running: 0, due: 0, later: 0, oldest: null },
      { kind: 'mail.reset', givenUp: 0, failing: 1, running: 1, due: 1, later: 1 },
    ]);
    expect(Date.now() - Number(kinds[1]?.oldest)).toBeLessThan(3_600_000);
    const filtered = await findJobs(staff, { kind: 'mail.reset', state: 'due', page: 1 });
    expect(filtered.jobs).toMatchObject([{ kind: 'mail.reset', state: 'due' }]);
  });

  it('shows the first line of the error without email addresses, and no payload', async () => {
    const staff = await someStaff(db);
    await empty();
    await aJob('given_up');
    const { jobs } = await findJobs(staff, all);
    expect(jobs).toMatchObject([{ error: 'Error: 550 <…> is unknown', attempts: 12, nextAttemptAt: null }]);
    expect(Math.abs(Date.now() - (jobs[0]?.createdAt?.getTime() ?? 0))).toBeLessThan(60_000);
    expect(JSON.stringify(jobs)).not.toContain('@');
  });
});

describe('retryJob', () => {
  it('makes a given-up job due with all its attempts, and a failing one due with the rest', async () => {
    const staff = await someStaff(db);
    const givenUp = await aJob('given_up');
    const failing = await aJob('failing');
    for (const id of [givenUp, failing, givenUp]) await retryJob(staff, id);
    expect(await findJob(staff, givenUp)).toMatchObject({ state: 'due', attempts: 0 });
    expect(await findJob(staff, failing)).toMatchObject({ state: 'failing', attempts: 3 });
    const due = sql<SqlBool>`run_at <= clock_timestamp()`;
    expect(await db.kysely.selectFrom('job').where('id', '=', failing).where(due).execute()).toHaveLength(1);
    expect((await audited()).slice(0, 2)).toEqual([
      ['job.retried', `mail.reset ${givenUp}`],
      ['job.retried', `mail.reset ${failing}`],
    ]);
    expect(await audited()).toHaveLength(2);
  });

  it('makes all given-up jobs of one kind due, then those of all kinds', async () => {
    const staff = await someStaff(db);
    await empty();
    for (const kind of ['mail.reset', 'mail.reset', 'mail.refused'] as const) await aJob('given_up', kind);
    expect(await retryGivenUpJobs(staff, 'mail.reset')).toBe(2);
    expect(await retryGivenUpJobs(staff, 'mail.reset')).toBe(0);
    expect(await retryGivenUpJobs(staff, null)).toBe(1);
    expect(await audited()).toEqual([
      ['jobs.retried', 'mail.reset'],
      ['jobs.retried', 'all'],
    ]);
  });
});

describe('discardJob', () => {
  it('deletes a failed job once, and leaves a job that has not failed', async () => {
    const staff = await someStaff(db);
    const [givenUp, due] = [await aJob('given_up'), await aJob('due')];
    await discardJob(staff, givenUp);
    await discardJob(staff, givenUp);
    await discardJob(staff, due);
    expect(await stateOf(staff, givenUp)).toBeUndefined();
    expect(await stateOf(staff, due)).toBe('due');
    expect(await audited()).toEqual([['job.discarded', `mail.reset ${givenUp}`]]);
  });
});

it('refuses both acts on a running job', async () => {
  const staff = await someStaff(db);
  const id = await aJob('running');
  for (const act of [retryJob, discardJob]) await expect(act(staff, id)).rejects.toThrow('job.running');
  expect(await stateOf(staff, id)).toBe('running');
});

it('refuses everyone but staff', async () => {
  const brand = await aBrand(db);
  const id = await aJob('given_up');
  for (const attempt of [
    () => retryJob(brand, id),
    () => discardJob(brand, id),
    () => retryGivenUpJobs(brand, null),
    () => findJobs(brand, all),
    () => findJob(brand, id),
  ])
    await expect(attempt()).rejects.toThrow('staff.not_found');
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '#domain/ctx.ts';
import { newId } from '#domain/id.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anUpload, aVisitor, type Person } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { DAY_MS } from '../../clock.ts';
import { findStorage } from './find-storage.server.ts';
import { measureStorage } from './measure-storage.server.ts';
import type { PrunableKind } from './prunable.ts';
import { findPrunable, prune } from './prune.server.ts';
import { sampleStorage } from './sample-storage.server.ts';

const db = await testDatabase();
const afterDays = <Someone extends Ctx>(ctx: Someone, days: number): Someone => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + days * DAY_MS),
});
const daysSampled = async () =>
  (await db.kysely.selectFrom('storage_sample').select('day').distinct().orderBy('day').execute()).map(
    ({ day }) => day,
  );

describe('sampleStorage', () => {
  it('stores one sample a day and deletes those older than 400 days', async () => {
    const ctx = aVisitor(db);
    for (const days of [0, 0, 1, 400, 401]) await sampleStorage(afterDays(ctx, days));
    expect(await daysSampled()).toEqual(['2026-06-16', '2027-07-20', '2027-07-21']);
  });
});

describe('findStorage', () => {
  it('has the sizes of the database and of tables with their rows, and growth since the samples', async () => {
    const staff = await someStaff(db);
    await sampleStorage(staff);
    await db.kysely.updateTable('storage_sample').set({ bytes: 10 }).execute();
    await anUpload(staff, 'image');
    await anUpload(staff, 'image');
    await anUpload(staff, 'file');
    const { totals, tables, kinds, disk } = await findStorage(afterDays(staff, 7));
    const [database, files] = totals;
    expect(database).toMatchObject({ name: '*database', growth: { 1: null, 30: null } });
    expect(database?.growth[7]).toBe((database?.bytes ?? 0) - 10);
    expect(files).toMatchObject({ name: '*files', rows: 3, bytes: 3_000 });
    expect(kinds).toEqual([{ kind: 'image', files: 3, bytes: 3_000 }]);
    expect(tables).toHaveLength(12);
    expect(tables.map(({ bytes }) => bytes)).toEqual(
      tables.map(({ bytes }) => bytes).toSorted((a, b) => b - a),
    );
    const users = (await measureStorage(staff)).find(({ name }) => name === 'app_user');
    expect(users).toMatchObject({ rows: 1, isEstimate: false });
    expect(disk).toMatchObject({ folder: 'data' });
  });

  it('refuses everyone but staff', async () => {
    const brand = await aBrand(db);
    for (const attempt of [findStorage, findPrunable, (ctx: Ctx) => prune(ctx, 'events')])
      await expect(attempt(brand)).rejects.toThrow('staff.not_found');
  });
});

describe('prune', () => {
  const rowsOf = async (staff: Person, kind: PrunableKind) =>
    (await findPrunable(staff)).find((it) => it.kind === kind)?.rows;

  it.each<[PrunableKind, (staff: Person) => Promise<unknown>]>([
    ['sessions', aLink],
    ['attempts', anAttempt],
    ['instagram_codes', anInstagramCode],
    ['profile_views', aView],
    ['events', (staff) => anEvent(staff)],
  ])('deletes %s that are old, says how many before, and keeps the others', async (kind, insert) => {
    const staff = await someStaff(db);
    const old = afterDays(staff, -401);
    const before = await rowsOf(staff, kind);
    await insert(old);
    await insert(afterDays(staff, 1));
    expect(await rowsOf(staff, kind)).toBe((before ?? 0) + 1);
    expect(await prune(staff, kind)).toBe((before ?? 0) + 1);
    expect(await rowsOf(staff, kind)).toBe(0);
    expect(await prune(staff, kind)).toBe(0);
    const lines = await db.kysely
      .selectFrom('audit')
      .select('subject_id')
      .where('act', '=', 'storage.pruned')
      .execute();
    expect(lines).toEqual([{ subject_id: kind }]);
    expect(await prune(afterDays(staff, 500), kind)).toBeGreaterThanOrEqual(1);
  });

  it('keeps the old events from which a signature states when the email was confirmed', async () => {
    const staff = await someStaff(db);
    await prune(afterDays(staff, 500), 'events');
    const id = await anEvent(afterDays(staff, -401), 'account.email_confirmed');
    expect(await rowsOf(staff, 'events')).toBe(0);
    expect(await prune(staff, 'events')).toBe(0);
    const kept = db.kysely.selectFrom('event').select('id').where('id', '=', id);
    expect(await kept.execute()).toEqual([{ id }]);
  });

  it('keeps an old event that a notification refers to', async () => {
    const staff = await someStaff(db);
    const id = await anEvent(afterDays(staff, -401));
    await db.kysely
      .insertInto('notice')
      .values({
        id: newId('notice'),
        user_id: staff.actor?.id ?? '',
        event_id: id,
        kind: 'verified',
        campaign_id: null,
        influencer_id: null,
        listed: true,
        created_at: staff.now,
      })
      .execute();
    expect(await prune(staff, 'events')).toBe(0);
  });
});

let made = 0;

const aLink = ({ db, now }: Ctx) =>
  db
    .insertInto('auth_verification')
    .values({
      id: `link-${++made}`,
      identifier: 'x',
      value: 'x',
      expires_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();

const anAttempt = ({ db, now }: Ctx) =>
  sql`insert into rate_limit (key, points, expire)
    values (${`limit-${++made}`}, 1, ${now.getTime()})`.execute(db);

async function anInstagramCode({ db, now }: Ctx) {
  const { actor } = await aBrandOf();
  await db
    .insertInto('instagram_code')
    .values({ user_id: actor?.id ?? '', handle: 'lea', code: 'x', expires_at: now })
    .execute();
}

async function aView({ db, now }: Ctx) {
  const { actor } = await aBrandOf();
  await db
    .insertInto('profile_views')
    .values({ viewer_id: actor?.id ?? '', day: now.toISOString().slice(0, 10), influencer_ids: [] })
    .execute();
}

async function anEvent({ db, now }: Ctx, name = 'company.updated'): Promise<string> {
  const id = newId('event');
  const event = { id, name, actor_id: null, subject: {}, created_at: now };
  await db.insertInto('event').values(event).execute();
  return id;
}

const aBrandOf = () => aBrand(db);

import { describe, expect, it } from 'vitest';
import { fieldsRefused } from '#domain/parse.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor } from '#tests/people.ts';
import { callRequestInput, isInFuture } from './call-request.ts';
import { findCallRequest } from './find-call-request.server.ts';
import { requestCall } from './request-call.server.ts';

const db = await testDatabase();
// The clock of these tests shows noon in Paris on 15 June 2026.
const call = { date: '2026-06-16', time: '10:30', note: 'About the autumn' };

describe('requestCall', () => {
  it('stores a request and emails the operator; a second request replaces the first', async () => {
    const brand = await aBrand(db);
    expect(await findCallRequest(brand)).toBeNull();
    await requestCall(brand, call);
    expect(await findCallRequest(brand)).toEqual(call);
    await requestCall(brand, { ...call, time: '15:00', note: '' });
    expect(await findCallRequest(brand)).toEqual({ ...call, time: '15:00', note: '' });
    expect(await findCallRequest(await aBrand(db))).toBeNull();
    const jobs = await db.kysely
      .selectFrom('job')
      .select('id')
      .where('name', '=', 'mail.call_request')
      .execute();
    expect(jobs).toHaveLength(2);
  });

  it('accepts signed-in users, a moment in the future, and five requests an hour', async () => {
    const brand = await aBrand(db);
    await expect(requestCall(aVisitor(db), call)).rejects.toMatchObject({ code: 'session.required' });
    await expect(requestCall(brand, { ...call, date: '2026-06-15', time: '11:59' })).rejects.toMatchObject({
      fields: { date: 'field.moment_is_past' },
    });
    for (let i = 0; i < 5; i++) await requestCall(brand, call);
    await expect(requestCall(brand, call)).rejects.toMatchObject({ code: 'activity.wait_an_hour' });
  });
});

describe('callRequestInput', () => {
  it.each([
    [{ date: '' }, { date: 'field.required' }],
    [{ date: '2026-02-30' }, { date: 'field.invalid_day' }],
    [{ time: '' }, { time: 'field.required' }],
    [{ time: '25:00' }, { time: 'field.required' }],
    [{ note: 'x'.repeat(2_001) }, { note: 'field.too_long' }],
  ])('refuses %j', (input, fields) =>
    expect(fieldsRefused(callRequestInput, { ...call, ...input })).toEqual(fields),
  );

  it('isInFuture compares in Paris time', () => {
    const now = new Date('2026-06-15T22:30:00Z');
    expect(isInFuture({ date: '2026-06-15', time: '23:59' }, now)).toBe(false);
    expect(isInFuture({ date: '2026-06-16', time: '00:30' }, now)).toBe(false);
    expect(isInFuture({ date: '2026-06-16', time: '00:31' }, now)).toBe(true);
  });
});

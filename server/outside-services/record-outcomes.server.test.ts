import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoreDown } from '#services/files/files.ts';
import type { Services } from '#services/services.ts';
import { testDatabase } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { aVisitor } from '#tests/people.ts';
import { recordOutcomes } from './record-outcomes.ts';

const db = await testDatabase();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const email = { to: 'a@b.example', subject: '', text: '', html: '' };
const outcomes = () =>
  db.kysely
    .selectFrom('service_outcome')
    .select(['service', 'outcome', 'at', 'reason'])
    .orderBy('service')
    .orderBy('outcome')
    .execute();

function recording(send: Services['mail']['send'], other: Partial<Services> = {}) {
  const { services } = aVisitor(db);
  return recordOutcomes(
    { ...services, mail: { send, check: async () => {}, forget: async () => {} }, ...other },
    db,
  );
}

it('records a success and a failure, and passes the failure on', async () => {
  let isDown = false;
  const { mail } = recording(async () => {
    if (isDown) throw Object.assign(new Error('no'), { code: 'EAUTH' });
  });
  await mail.send(email);
  isDown = true;
  await expect(mail.send(email)).rejects.toThrow('no');
  const at = new Date();
  await eventually(async () =>
    expect(await outcomes()).toEqual([
      { service: 'mail', outcome: 'failure', at, reason: 'login' },
      { service: 'mail', outcome: 'success', at, reason: null },
    ]),
  );
});

it('writes an outcome at most once a minute', async () => {
  const { mail } = recording(async () => {});
  const written = async (at: string) =>
    eventually(async () => expect(await outcomes()).toMatchObject([{ at: new Date(at) }]));
  const sendAt = (time: string) => {
    vi.setSystemTime(new Date(`2026-06-15T${time}Z`));
    return mail.send(email);
  };
  await sendAt('10:00:00');
  await written('2026-06-15T10:00:00Z');
  await sendAt('10:00:59');
  await sendAt('10:01:00');
  await written('2026-06-15T10:01:00Z');
  await db.kysely.deleteFrom('service_outcome').execute();
  await sendAt('10:01:59');
  expect(await outcomes()).toEqual([]);
});

it('records a store that is down, and a webhook event with a wrong signature', async () => {
  const { services } = aVisitor(db);
  const stat = () => Promise.reject(new StoreDown(Object.assign(new Error('no'), { code: 'EACCES' })));
  const { files, billing } = recording(async () => {}, {
    files: { ...services.files, stat, put: async () => 'down' },
    billing: { ...services.billing, name: 'stripe', testPages: null, readWebhook: () => null },
  });
  await expect(files.stat('a')).rejects.toThrow(StoreDown);
  expect(billing.readWebhook('', '')).toBeNull();
  await eventually(async () =>
    expect(await outcomes()).toMatchObject([
      { service: 'billing_webhook', outcome: 'failure', reason: 'signature' },
      { service: 'files', outcome: 'failure', reason: 'denied' },
    ]),
  );
});

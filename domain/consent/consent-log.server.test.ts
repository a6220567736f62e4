import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, aVisitor } from '#tests/people.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { findSettings } from '../notifications/find-settings.server.ts';
import { saveSettings } from '../notifications/save-settings.server.ts';
import { unsubscribe, unsubscribeToken } from '../notifications/unsubscribe.server.ts';
import { findConsentLog } from './find-consent-log.server.ts';

const db = await testDatabase();

async function log(ctx: Ctx): Promise<string[]> {
  const { entries } = await findConsentLog(ctx, 1);
  return entries.map(({ kind, given, way }) => `${kind} ${given ? 'on' : 'off'} ${way}`);
}

test('the log starts with the emails that a new account gets, and has each later change once', async () => {
  const lea = await anInfluencer(db);
  const start = await log(lea);
  const settings = Object.entries(await findSettings(lea));
  // Users cannot turn off the emails about contracts, so the log of consents has no entry about them.
  const chosen = settings.filter(([kind]) => kind !== 'deal_contract');
  const emailed = chosen.flatMap(([kind, { byMail }]) => (byMail ? [`${kind} on sign_up`] : []));
  expect(start.toSorted()).toEqual(emailed.toSorted());

  const off = { message: { byMail: false }, search: { byMail: true }, verified: { inProduct: false } };
  await Promise.all([saveSettings(lea, off), saveSettings(lea, off)]);
  await saveSettings(lea, { message: { byMail: true } });
  const token = unsubscribeToken(aVisitor(db), { userId: requireActor(lea).id, kind: 'message' });
  for (let n = 0; n < 2; n++) await unsubscribe(aVisitor(db), token);
  expect(await log(lea)).toEqual([
    'message off unsubscribe',
    'message on page',
    'message off page',
    ...start,
  ]);
  expect(await findSettings(lea)).toMatchObject({
    message: { inProduct: true, byMail: false },
    verified: { inProduct: false, byMail: true },
  });
});

test('the log takes the choices of 100 saves an hour', async () => {
  const lea = await anInfluencer(db);
  await sql`insert into event (id, name, actor_id, subject, created_at)
    select 'event-' || n, 'notification_settings.saved', ${lea.actor?.id}, '{}', ${lea.now} from generate_series(1, 99) n`.execute(
    db.kysely,
  );
  await saveSettings(lea, { message: { byMail: false } });
  const refused = saveSettings(lea, { message: { byMail: true } });
  await expect(refused).rejects.toThrow('activity.wait_an_hour');
  expect((await log(lea))[0]).toBe('message off page');
});

test('the log has pages, only of one’s own choices, and no entry can be changed', async () => {
  const [brand, lea] = [await aBrand(db), await anInfluencer(db)];
  const before = (await findConsentLog(lea, 1, 2)).pages;
  await saveSettings(brand, { message: { byMail: false } });
  expect((await findConsentLog(lea, 1, 2)).pages).toBe(before);
  expect(await findConsentLog(brand, 1, 1)).toMatchObject({ entries: [{ kind: 'message', given: false }] });
  expect((await findConsentLog(brand, 2, 1)).entries[0]).toMatchObject({ given: true, way: 'sign_up' });
  await expect(sql`update consent_entry set given = true`.execute(db.kysely)).rejects.toThrow(
    /only ever added/,
  );
});

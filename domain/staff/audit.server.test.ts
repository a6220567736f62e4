import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { act } from '../ctx.ts';
import { audit } from './audit.server.ts';
import { findAudit } from './find-audit.server.ts';

const db = await testDatabase();

it('lists each action with its staff member and subject, newest first', async () => {
  const staff = await someStaff(db);
  const brand = await aBrand(db);
  const brandId = brand.actor?.id ?? '';
  await act(staff, (ctx) => audit(ctx, 'company.verified', brandId));
  const { lines } = await findAudit(staff, { page: 1 });
  expect(lines).toMatchObject([
    {
      act: 'company.verified',
      staff: { id: staff.actor?.id },
      subject: { id: brandId, name: 'Maison Aubrac', kind: 'account' },
    },
    { act: 'staff.added', staff: null, subject: { id: staff.actor?.id, kind: 'staff' } },
  ]);
  expect((await findAudit(staff, { page: 1, subjectId: brandId })).lines).toHaveLength(1);
});

it('cannot be changed, and outlives the accounts it names', async () => {
  const staff = await someStaff(db);
  const brand = await aBrand(db);
  const [staffId = '', brandId = ''] = [staff.actor?.id, brand.actor?.id];
  await act(staff, (ctx) => audit(ctx, 'account.suspended', brandId));
  const allRows = () => db.kysely.selectFrom('audit').selectAll().orderBy('id').execute();
  const before = await allRows();
  expect(before).toHaveLength(2);

  const refused = 'only ever added to';
  const { kysely } = db;
  await expect(kysely.updateTable('audit').set({ act: 'nothing' }).execute()).rejects.toThrow(refused);
  await expect(kysely.deleteFrom('audit').execute()).rejects.toThrow(refused);
  await expect(sql`truncate audit`.execute(kysely)).rejects.toThrow(refused);
  await expect(
    sql`insert into audit select * from audit on conflict (id) do update set act = 'nothing'`.execute(kysely),
  ).rejects.toThrow(refused);
  await kysely.deleteFrom('app_user').where('id', 'in', [staffId, brandId]).execute();
  expect(await allRows()).toEqual(before);
});

it('is rolled back with a refused action', async () => {
  const staff = await someStaff(db);
  const refused = act(staff, async (ctx) => {
    await audit(ctx, 'account.suspended', 'somebody');
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  const { lines } = await findAudit(staff, { page: 1 });
  expect(lines.map((line) => line.act)).toEqual(['staff.added']);
});

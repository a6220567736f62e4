import { expect, it } from 'vitest';
import type { CompanyInput } from '#domain/companies/company-input.ts';
import { findCompany } from '#domain/companies/find-company.server.ts';
import { findOwnCompany } from '#domain/companies/find-own-company.server.ts';
import { updateCompany } from '#domain/companies/update-company.server.ts';
import { fieldsRefused } from '#domain/parse.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anUpload, aVisitor, later, type Person } from '#tests/people.ts';
import { imageInput } from './image-input.ts';
import { sweepFiles } from './sweep-files.server.ts';

const db = await testDatabase();

async function save(brand: Person, logo: string | undefined): Promise<string | null> {
  const { profile } = await findOwnCompany(brand);
  await updateCompany(brand, { ...profile, logo } satisfies CompanyInput);
  return (await findOwnCompany(brand)).logo;
}
const storedIds = async () => (await db.kysely.selectFrom('file').select('id').execute()).map(({ id }) => id);

it('sets an image, keeps it when none is sent, and releases the previous one', async () => {
  const brand = await aBrand(db);
  const [one, two] = [await anUpload(brand), await anUpload(brand)];
  expect([await save(brand, one), await save(brand, undefined), await save(brand, one)]).toEqual(
    Array(3).fill(one),
  );
  const { id } = await findOwnCompany(brand);
  expect((await findCompany(aVisitor(db), id)).logo).toBe(one);
  expect(await save(brand, two)).toBe(two);
  await sweepFiles(later(brand, 2));
  expect(await storedIds()).toEqual([two]);
  expect(await save(brand, '')).toBeNull();
  expect((await findCompany(aVisitor(db), id)).logo).toBeNull();
  await sweepFiles(later(brand, 2));
  expect(await storedIds()).toEqual([]);
});

it('replaces a drawing of the project, which users cannot request', async () => {
  const [brand, other] = [await aBrand(db), await aBrand(db)];
  const { id } = await findOwnCompany(brand);
  await db.kysely.updateTable('company').set({ logo: '/demo/a.svg' }).where('id', '=', id).execute();
  expect(await save(brand, '/demo/a.svg')).toBe('/demo/a.svg');
  await expect(save(other, '/demo/a.svg')).rejects.toMatchObject({ fields: { logo: 'file.gone' } });
  const logo = await anUpload(brand);
  expect(await save(brand, logo)).toBe(logo);
});

it('refuses another user’s file, an attached file, and a file that is no image', async () => {
  const [brand, other] = [await aBrand(db), await aBrand(db)];
  const theirs = await anUpload(other);
  await expect(save(brand, theirs)).rejects.toMatchObject({ fields: { logo: 'file.gone' } });
  await save(other, theirs);
  await expect(save(brand, theirs)).rejects.toMatchObject({ fields: { logo: 'file.gone' } });
  expect(fieldsRefused(imageInput, 'video-1')).toEqual({ '': 'file.images_only' });
  expect(fieldsRefused(imageInput, 'image-1')).toEqual({});
});

it('keeps one of two concurrent images and releases the other', async () => {
  const brand = await aBrand(db);
  const uploads = [await anUpload(brand), await anUpload(brand)];
  await Promise.all(uploads.map((id) => save(brand, id)));
  const { logo } = await findOwnCompany(brand);
  await sweepFiles(later(brand, 2));
  expect(await storedIds()).toEqual([logo]);
});

import { describe, expect, it } from 'vitest';
import { requireActor } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, anUpload, aVisitor, later, type Person } from '#tests/people.ts';
import { sweepFiles } from '../files/sweep-files.server.ts';
import { addDocument } from './add-document.server.ts';
import { MAX_DOCUMENTS } from './document.ts';
import { documentInput } from './document-input.ts';
import { findDocuments } from './find-documents.server.ts';
import { findOwnCompany } from './find-own-company.server.ts';
import { removeDocument } from './remove-document.server.ts';

const db = await testDatabase();
const add = async (brand: Person, type: 'kbis' | 'other' = 'kbis', fileId?: string) => {
  const id = fileId ?? (await anUpload(brand, 'file'));
  await addDocument(brand, parse(documentInput, { fileId: id, type }));
  return id;
};
const countEvents = async (name: string) =>
  (await db.kysely.selectFrom('event').selectAll().where('name', '=', name).execute()).length;

describe('a company’s documents', () => {
  it('are its own uploads with their type, newest first', async () => {
    const brand = await aBrand(db);
    const kbis = await add(brand);
    await db.kysely.updateTable('file').set({ name: 'kbis.pdf' }).execute();
    const other = await add(later(brand, 1), 'other');
    const newest = { type: 'other', name: 'a name', bytes: 1000, addedAt: later(brand, 1).now };
    expect(await findDocuments(brand)).toMatchObject([
      { ...newest, address: `/files/${other}/original` },
      { type: 'kbis', name: 'kbis.pdf', address: `/files/${kbis}/original` },
    ]);
    expect(await countEvents('company.document_added')).toBe(2);
    expect(await sweepFiles(later(brand, 3))).toBe(0);
  });

  it('are added once, despite concurrent requests', async () => {
    const brand = await aBrand(db);
    const fileId = await anUpload(brand, 'file');
    await Promise.all([1, 2, 3].map(() => add(brand, 'kbis', fileId)));
    expect(await findDocuments(brand)).toHaveLength(1);
    expect(await countEvents('company.document_added')).toBe(1);
  });

  it('request verification until the last one is removed', async () => {
    const brand = await aBrand(db);
    const verification = async () => (await findOwnCompany(brand)).verification;
    for (let count = 0; count < 2; count += 1) await add(brand);
    const [one, two] = await findDocuments(brand);
    await removeDocument(brand, one?.id ?? '');
    expect(await verification()).toBe('waiting');
    await removeDocument(brand, two?.id ?? '');
    expect(await verification()).toBe('none');
    await add(brand);
    expect(await verification()).toBe('waiting');
  });

  it('are limited to twenty', async () => {
    const brand = await aBrand(db);
    for (let count = 1; count < MAX_DOCUMENTS; count += 1) await add(brand);
    const [one, two] = await Promise.allSettled([add(brand), add(brand)]);
    expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected']);
    await expect(add(brand)).rejects.toThrow('company.too_many_documents');
    expect(await findDocuments(brand)).toHaveLength(MAX_DOCUMENTS);
  });

  it('cannot be another user’s upload, a public image, or of an unknown type', async () => {
    const [brand, other] = [await aBrand(db), await aBrand(db, 'Hôtel Lumen')];
    const theirs = await anUpload(other, 'file');
    await expect(add(brand, 'kbis', theirs)).rejects.toThrow('file.gone');
    await expect(add(brand, 'kbis', await anUpload(brand, 'image'))).rejects.toThrow('file.gone');
    await expect(add(brand, 'kbis', 'file-none')).rejects.toThrow('file.gone');
    expect(() => parse(documentInput, { fileId: theirs, type: 'passport' })).toThrow('input.invalid');
    await add(other, 'kbis', theirs);
    await expect(add(brand, 'kbis', theirs)).rejects.toThrow('file.gone');
    expect([await findDocuments(brand), (await findDocuments(other)).length]).toEqual([[], 1]);
  });

  it('require a company', async () => {
    const influencer = await anInfluencer(db);
    await expect(add(influencer)).rejects.toThrow('company.not_found');
    await expect(removeDocument(influencer, 'document-none')).rejects.toThrow('company.not_found');
    await expect(removeDocument(aVisitor(db), 'document-none')).rejects.toThrow('session.required');
    await expect(findDocuments(aVisitor(db))).rejects.toThrow('session.required');
  });

  it('are removed by their company only, and their files are swept after a day', async () => {
    const [brand, other] = [await aBrand(db), await aBrand(db, 'Hôtel Lumen')];
    await add(brand);
    const [document] = await findDocuments(brand);
    await expect(removeDocument(other, document?.id ?? '')).rejects.toThrow('company.document_not_found');
    await removeDocument(brand, document?.id ?? '');
    await expect(removeDocument(brand, document?.id ?? '')).rejects.toMatchObject({ status: 404 });
    expect(await findDocuments(brand)).toEqual([]);
    expect(await countEvents('company.document_removed')).toBe(1);
    expect([await sweepFiles(brand), await sweepFiles(later(brand, 2))]).toEqual([0, 1]);
  });

  it('are deleted with the account', async () => {
    const brand = await aBrand(db);
    await add(brand);
    await db.kysely.deleteFrom('app_user').where('id', '=', requireActor(brand).id).execute();
    expect(await db.kysely.selectFrom('company_document').selectAll().execute()).toEqual([]);
    expect(await db.kysely.selectFrom('file').selectAll().execute()).toEqual([]);
  });
});

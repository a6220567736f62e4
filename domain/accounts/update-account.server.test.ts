import { expect, it } from 'vitest';
import { parse } from '#domain/parse.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, aVisitor } from '#tests/people.ts';
import { accountInput } from './account-input.ts';
import { updateAccount } from './update-account.server.ts';

const db = await testDatabase();
const names = () => db.kysely.selectFrom('app_user').select(['name', 'language']).orderBy('role').execute();

it("saves the actor's own name and language only", async () => {
  const brand = await aBrand(db);
  await anInfluencer(db);
  await updateAccount(brand, parse(accountInput, { fullName: '  Maison Aubrac & fils ', language: 'fr' }));
  expect(await names()).toEqual([
    { name: 'Maison Aubrac & fils', language: 'fr' },
    { name: 'Léa Dubois', language: 'en' },
  ]);
});

it('refuses an empty name, an unsupported language, and a visitor', async () => {
  expect(() => parse(accountInput, { fullName: ' ', language: 'de' })).toThrow(
    expect.objectContaining({ fields: { fullName: 'field.required', language: 'field.invalid' } }),
  );
  await expect(updateAccount(aVisitor(db), { fullName: 'X', language: 'en' })).rejects.toThrow(
    'session.required',
  );
});

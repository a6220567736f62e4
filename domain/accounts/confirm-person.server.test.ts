import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor, PASSWORD, type Person } from '#tests/people.ts';
import { confirmPerson } from './confirm-person.server.ts';

const db = await testDatabase();
const refusalOf = (person: Person, password: string) =>
  confirmPerson(person, { password, code: '' }).catch((refusal: { code: string; fields: object }) => ({
    code: refusal.code,
    fields: refusal.fields,
  }));

describe('a password as proof', () => {
  it('is the actor’s own', async () => {
    const brand = await aBrand(db);
    expect(await confirmPerson(brand, { password: PASSWORD, code: '' })).toBe('password');
    expect(await refusalOf(brand, 'not this one')).toMatchObject({
      fields: { password: 'account.wrong_password' },
    });
    expect(await refusalOf(brand, '')).toMatchObject({ fields: { password: 'field.required' } });
    await expect(confirmPerson(aVisitor(db), { password: PASSWORD, code: '' })).rejects.toThrow(
      'session.required',
    );
  });

  it('cannot be guessed more than ten times in a row', async () => {
    const brand = await aBrand(db);
    for (let i = 0; i < 9; i++) await refusalOf(brand, 'not this one');
    expect(await confirmPerson(brand, { password: PASSWORD, code: '' })).toBe('password');
    for (let i = 0; i < 10; i++) await refusalOf(brand, 'not this one');
    expect(await refusalOf(brand, PASSWORD)).toMatchObject({ code: 'account.too_many_attempts' });
  });
});

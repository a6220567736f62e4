import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { redactedLocation, sqlTellsWho } from './redacted-location.server.ts';

const db = await testDatabase();
const lea = { name: 'Léa Dubois-Le Roy', handle: 'lea.table' };

/** What a visitor reads, after comparing it with SQL. */
async function shown(location: string, who = lea): Promise<string> {
  const redacted = redactedLocation({ ...who, location });
  const row = sql`(values (${who.name}, ${who.handle}, ${location})) as row (full_name, handle, location)`;
  const { rows } = await sql<{ tells: boolean }>`select ${sqlTellsWho} as tells from ${row}`.execute(
    db.kysely,
  );
  expect(rows).toEqual([{ tells: redacted !== location || location === '' }]);
  return redacted;
}

test.each(['Lyon, France', 'Leamington', 'Le Havre', 'Table Bay', 'À Paris'])(
  'a visitor reads a place: %s',
  async (place) => expect(await shown(place)).toBe(place),
);

test.each([
  'Lyon @lea',
  'lea@dubois.example',
  'Lyon (LEA.TABLE)',
  'instagram: lea.table.',
  'chez Lea, Lyon',
  'Lyon – DUBOIS',
])('a visitor does not read a location that tells who somebody is: %s', async (place) =>
  expect(await shown(place)).toBe(''),
);

test('an influencer without handle or name has a location too', async () => {
  expect(await shown('Lyon', { name: '', handle: '' })).toBe('Lyon');
  expect(await shown('', { name: '', handle: '' })).toBe('');
});

test('a word is as long as it has characters, not UTF-16 units', async () => {
  expect(await shown('𠮷𠮷, Tokyo', { name: '𠮷𠮷', handle: 'k' })).toBe('𠮷𠮷, Tokyo');
  expect(await shown('𠮷𠮷𠮷, Tokyo', { name: '𠮷𠮷𠮷', handle: 'k' })).toBe('');
});

test('a space that counts as a letter does not end a word', async () => {
  expect(await shown('\u1680Jade', { name: 'Jade', handle: 'j' })).toBe('\u1680Jade');
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { redactedLocation, sqlRevealsIdentity } from './redacted-location.server.ts';

const db = await testDatabase();
const lea = { name: 'Léa Dubois-Le Roy', handle: 'lea.table' };

async function shown(location: string, owner = lea): Promise<string> {
  const redacted = redactedLocation({ ...owner, location });
  const row = sql`(values (${owner.name}, ${owner.handle}, ${location})) as row (full_name, handle, location)`;
  const { rows } = await sql<{
    reveals: boolean;
  }>`select ${sqlRevealsIdentity} as reveals from ${row}`.execute(db.kysely);
  expect(rows).toEqual([{ reveals: redacted !== location || location === '' }]);
  return redacted;
}

test.each(['Lyon, France', 'Leamington', 'Le Havre', 'Table Bay', 'À Paris'])(
  'shows visitors a place: %s',
  async (place) => expect(await shown(place)).toBe(place),
);

test.each([
  'Lyon @lea',
  'lea@dubois.example',
  'Lyon (LEA.TABLE)',
  'instagram: lea.table.',
  'chez Lea, Lyon',
  'Lyon – DUBOIS',
])('hides a location that reveals an identity from visitors: %s', async (place) =>
  expect(await shown(place)).toBe(''),
);

test('shows the location of an influencer without handle or name', async () => {
  expect(await shown('Lyon', { name: '', handle: '' })).toBe('Lyon');
  expect(await shown('', { name: '', handle: '' })).toBe('');
});

test('counts the length of a word in characters, not UTF-16 units', async () => {
  expect(await shown('𠮷𠮷, Tokyo', { name: '𠮷𠮷', handle: 'k' })).toBe('𠮷𠮷, Tokyo');
  expect(await shown('𠮷𠮷𠮷, Tokyo', { name: '𠮷𠮷𠮷', handle: 'k' })).toBe('');
});

test('treats U+1680, a space, as part of a word', async () => {
  expect(await shown('\u1680Jade', { name: 'Jade', handle: 'j' })).toBe('\u1680Jade');
});

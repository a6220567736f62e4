import { expect, test } from 'vitest';
import { redactedLocation } from './redacted-location.ts';

const lea = { name: 'Léa Dubois-Le Roy', handle: 'lea.table' };
const shown = (location: string, who = lea) => redactedLocation({ ...who, location });

test.each(['Lyon, France', '', 'Leamington', 'Le Havre', 'Table Bay', 'À Paris'])(
  'a visitor reads a place: %s',
  (place) => expect(shown(place)).toBe(place),
);

test.each([
  'Lyon @lea',
  'lea@dubois.example',
  'Lyon (LEA.TABLE)',
  'instagram: lea.table.',
  'chez Lea, Lyon',
  'Lyon – DUBOIS',
])('and nothing of one that says who is there: %s', (place) => expect(shown(place)).toBe(''));

test('somebody without a handle or a name has a place too', () => {
  expect(shown('Lyon', { name: '', handle: '' })).toBe('Lyon');
  expect(shown('', { name: '', handle: '' })).toBe('');
});

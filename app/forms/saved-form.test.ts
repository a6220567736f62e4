import { expect, test } from 'vitest';
import { editedSince } from './saved-form.ts';

test('finds the values that were edited after the form was sent', () => {
  const sent = { name: 'Léa', cities: ['Lyon'], isPublic: true };
  expect(editedSince(sent, { ...sent, cities: ['Lyon'] })).toEqual({});
  expect(editedSince(sent, { ...sent, cities: ['Lyon', 'Nice'] })).toEqual({ cities: ['Lyon', 'Nice'] });
  expect(editedSince({}, { name: '' })).toEqual({ name: '' });
});

import { expect, it } from 'vitest';
import { collaborationsToEdit } from './collaboration.ts';

const ofTheForm = ['instagram', 'restaurant', 'hostel', 'physical', 'event', 'other'];

it.each(['instagram', 'other'] as const)('the edit form offers its own list to %s', (stored) =>
  expect(collaborationsToEdit(stored)).toEqual(ofTheForm),
);
it.each(['remote', 'hotel'] as const)('and the stored value to %s, which is not in it', (stored) =>
  expect(collaborationsToEdit(stored)).toEqual([...ofTheForm, stored]),
);

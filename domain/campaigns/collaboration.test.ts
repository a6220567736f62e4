import { expect, it } from 'vitest';
import { collaborationsToEdit, sendsGift } from './collaboration.ts';

const formOptions = ['instagram', 'restaurant', 'hostel', 'physical', 'event', 'other'];

it.each(['instagram', 'other'] as const)('offers only the edit form’s own list for %s', (stored) =>
  expect(collaborationsToEdit(stored)).toEqual(formOptions),
);
it.each(['remote', 'hotel'] as const)('adds the stored value %s, which is not in the list', (stored) =>
  expect(collaborationsToEdit(stored)).toEqual([...formOptions, stored]),
);

it.each([
  ['gifted', 'remote', true],
  ['giftedAndPaid', 'other', true],
  ['paid', 'remote', false],
  ['gifted', 'hostel', false],
] as const)(
  'knows whether the gift of a campaign is sent: %s, %s',
  (compensationType, collaborationType, sent) =>
    expect(sendsGift({ compensationType, collaborationType })).toBe(sent),
);

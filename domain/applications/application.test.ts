import { describe, expect, it } from 'vitest';
import { byStatus, isUnanswered, outcomeOf, tableOf } from './application.ts';

describe('byStatus', () => {
  it('groups as accepted, pending, ended, declined, and keeps the given order in a group', () => {
    const given = (['declined', 'ended', 'pending', 'ended', 'accepted'] as const).map((status, id) => ({
      status,
      id,
    }));
    const groups = byStatus(given).map(({ status, applications }) => [
      status,
      applications.map(({ id }) => id),
    ]);
    expect(groups).toEqual([
      ['accepted', [4]],
      ['pending', [2]],
      ['ended', [1, 3]],
      ['declined', [0]],
    ]);
  });

  it('omits empty groups', () => {
    expect(byStatus([])).toEqual([]);
    const pending = { status: 'pending' } as const;
    expect(byStatus([pending])).toEqual([{ status: 'pending', applications: [pending] }]);
  });
});

it.each([
  ['pending', null, 'pending', 'pending', false],
  ['accepted', 'accepted', 'accepted', 'accepted', false],
  ['declined', 'declined', 'declined', 'declined', false],
  ['ended', 'accepted', 'accepted', 'accepted', false],
  ['ended', null, 'pending', 'ended', true],
] as const)(
  'an application that is %s with decision %s is in the table %s, reported as %s, unanswered: %s',
  (status, decision, ...expected) => {
    const application = { status, decision };
    expect([tableOf(application), outcomeOf(application), isUnanswered(application)]).toEqual(expected);
  },
);

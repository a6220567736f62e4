import { describe, expect, it } from 'vitest';
import { campaignStatuses } from '../campaigns/campaign.ts';
import {
  applicationStatuses,
  byStatus,
  isUnanswered,
  mayBeDecided,
  mayBeWithdrawn,
  outcomeOf,
  statusOf,
  tableOf,
} from './application.ts';

describe('statusOf', () => {
  const closed = campaignStatuses.filter((status) => status !== 'active');

  it.each(applicationStatuses)('returns the stored status %s while the campaign is active', (status) => {
    expect(statusOf({ status }, { status: 'active' })).toBe(status);
  });

  it.each(closed)(
    'returns ended for accepted and pending applications to a campaign that is %s',
    (status) => {
      expect(statusOf({ status: 'accepted' }, { status })).toBe('ended');
      expect(statusOf({ status: 'pending' }, { status })).toBe('ended');
      expect(statusOf({ status: 'ended' }, { status })).toBe('ended');
    },
  );

  it.each(closed)('returns declined for a declined application to a campaign that is %s', (status) => {
    expect(statusOf({ status: 'declined' }, { status })).toBe('declined');
  });
});

describe('byStatus', () => {
  it('groups as accepted, pending, ended, declined, whatever order the applications came in', () => {
    const listed = byStatus([
      { status: 'declined' },
      { status: 'ended' },
      { status: 'pending' },
      { status: 'accepted' },
    ]);
    expect(listed.map(({ status }) => status)).toEqual(['accepted', 'pending', 'ended', 'declined']);
  });

  it('omits empty groups', () => {
    expect(byStatus([])).toEqual([]);
    const pending = { status: 'pending' } as const;
    expect(byStatus([pending])).toEqual([{ status: 'pending', applications: [pending] }]);
  });

  it('keeps every application of a group, in the order given', () => {
    const [ended] = byStatus([2, 1, 3].map((id) => ({ status: 'ended', id })));
    expect(ended?.applications.map(({ id }) => id)).toEqual([2, 1, 3]);
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

it.each(applicationStatuses)('only a pending application may be decided or withdrawn: %s', (status) => {
  expect(mayBeDecided({ status })).toBe(status === 'pending');
  expect(mayBeWithdrawn({ status })).toBe(status === 'pending');
});

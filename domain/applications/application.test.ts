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

describe('the status of an application', () => {
  const closed = campaignStatuses.filter((status) => status !== 'active');

  it.each(applicationStatuses)('is the stored one while its campaign is active: %s', (status) => {
    expect(statusOf({ status }, { status: 'active' })).toBe(status);
  });

  it.each(closed)('is ended for accepted and pending ones once the campaign is %s', (status) => {
    expect(statusOf({ status: 'accepted' }, { status })).toBe('ended');
    expect(statusOf({ status: 'pending' }, { status })).toBe('ended');
    expect(statusOf({ status: 'ended' }, { status })).toBe('ended');
  });

  it.each(closed)('stays declined once the campaign is %s', (status) => {
    expect(statusOf({ status: 'declined' }, { status })).toBe('declined');
  });
});

describe('the list by status', () => {
  it('has the order accepted, pending, ended, declined, whatever order the applications came in', () => {
    const listed = byStatus([
      { status: 'declined' },
      { status: 'ended' },
      { status: 'pending' },
      { status: 'accepted' },
    ]);
    expect(listed.map(({ status }) => status)).toEqual(['accepted', 'pending', 'ended', 'declined']);
  });

  it('leaves out what is empty', () => {
    expect(byStatus([])).toEqual([]);
    const pending = { status: 'pending' } as const;
    expect(byStatus([pending])).toEqual([{ status: 'pending', applications: [pending] }]);
  });

  it('keeps every application, in its order', () => {
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
  '%s, decided %s: in the table %s, reported as %s, unanswered %s',
  (status, decision, ...expected) => {
    const application = { status, decision };
    expect([tableOf(application), outcomeOf(application), isUnanswered(application)]).toEqual(expected);
  },
);

it.each(applicationStatuses)('is decided and withdrawn only while pending: %s', (status) => {
  expect(mayBeDecided({ status })).toBe(status === 'pending');
  expect(mayBeWithdrawn({ status })).toBe(status === 'pending');
});

import { describe, expect, it } from 'vitest';
import { campaignStatuses } from '../campaigns/campaign.ts';
import {
  answerTo,
  applicationStatuses,
  groupOf,
  inGroups,
  mayBeDecided,
  mayBeWithdrawn,
} from './application.ts';

describe('where an application is filed', () => {
  const closed = campaignStatuses.filter((status) => status !== 'active');

  it.each(applicationStatuses)('files %s under its own name while its campaign is active', (status) => {
    expect(groupOf({ status }, { status: 'active' })).toBe(status);
  });

  it.each(closed)('counts accepted and pending as ended once the campaign is %s', (status) => {
    expect(groupOf({ status: 'accepted' }, { status })).toBe('ended');
    expect(groupOf({ status: 'pending' }, { status })).toBe('ended');
    expect(groupOf({ status: 'ended' }, { status })).toBe('ended');
  });

  it.each(closed)('leaves declined where it is once the campaign is %s', (status) => {
    expect(groupOf({ status: 'declined' }, { status })).toBe('declined');
  });
});

describe('the groups of the list', () => {
  const filed = (group: ReturnType<typeof groupOf>, id: number) => ({ group, id });

  it('stand in the order accepted, pending, ended, declined, whatever order the applications came in', () => {
    const groups = inGroups([
      filed('declined', 1),
      filed('ended', 2),
      filed('pending', 3),
      filed('accepted', 4),
    ]);
    expect(groups.map(({ group }) => group)).toEqual(['accepted', 'pending', 'ended', 'declined']);
  });

  it('leave out what is empty', () => {
    expect(inGroups([])).toEqual([]);
    expect(inGroups([filed('pending', 1)])).toEqual([
      { group: 'pending', applications: [filed('pending', 1)] },
    ]);
  });

  it('keep every application, in its order', () => {
    const [group] = inGroups([filed('ended', 2), filed('ended', 1), filed('ended', 3)]);
    expect(group?.applications.map(({ id }) => id)).toEqual([2, 1, 3]);
  });
});

describe('how an application stands for its sender', () => {
  const active = { status: 'active' } as const;
  const ended = { status: 'ended' } as const;

  it('is what was answered, while the campaign is active', () => {
    expect(answerTo({ status: 'pending', decision: null }, active)).toBe('pending');
    expect(answerTo({ status: 'accepted', decision: 'accepted' }, active)).toBe('accepted');
    expect(answerTo({ status: 'declined', decision: 'declined' }, active)).toBe('declined');
  });

  it('is over when the campaign of an accepted one closed, unanswered when nobody decided', () => {
    expect(answerTo({ status: 'ended', decision: 'accepted' }, ended)).toBe('over');
    expect(answerTo({ status: 'ended', decision: null }, ended)).toBe('unanswered');
    expect(answerTo({ status: 'declined', decision: 'declined' }, ended)).toBe('declined');
  });
});

it.each(applicationStatuses)('is decided and withdrawn only while pending: %s', (status) => {
  expect(mayBeDecided({ status })).toBe(status === 'pending');
  expect(mayBeWithdrawn({ status })).toBe(status === 'pending');
});

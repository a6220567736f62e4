import { describe, expect, it } from 'vitest';
import { byStatus, closingOf, isUnanswered, outcomeOf, tableOf } from './application.ts';

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

it.each([
  ['pending', null, null, 'active', null],
  ['declined', 'declined', null, 'ended', null],
  ['ended', null, '2026-06-20', 'canceled', 'unanswered'],
  ['lapsed', null, '2026-06-20', 'active', 'lapsed'],
  ['lapsed', null, '2026-06-20', 'ended', 'unanswered'],
  ['lapsed', null, '2026-06-20', 'canceled', 'unanswered'],
  ['lapsed again', null, '2026-06-20', 'active', 'lapsedAgain'],
  ['lapsed again', null, '2026-06-20', 'ended', 'lapsedAgain'],
  ['ended', 'accepted', '2026-06-20', 'canceled', 'aborted'],
  ['ended', 'accepted', '2026-05-31', 'ended', 'notStarted'],
  ['ended', 'accepted', '2026-06-01', 'ended', 'over'],
  ['ended', 'accepted', '2026-06-20', 'completed', 'over'],
  ['ended', 'accepted', null, 'ended', 'over'],
] as const)(
  'an application that is %s with decision %s, ended on %s by a campaign that is %s, closed as %s',
  (status, decision, endedOn, campaignStatus, expected) => {
    const endedAt = endedOn && new Date(`${endedOn}T10:00:00Z`);
    const campaign = { status: campaignStatus, startDate: '2026-06-01' };
    const isLapsed = status === 'lapsed' || status === 'lapsed again';
    const mayApplyAgain = status === 'lapsed';
    const application = {
      status: isLapsed ? 'ended' : status,
      decision,
      endedAt,
      isLapsed,
      mayApplyAgain,
    } as const;
    expect(closingOf(application, campaign)).toBe(expected);
  },
);

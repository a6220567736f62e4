import { describe, expect, it, test } from 'vitest';
import { m } from '#messages';
import {
  type CampaignStatus,
  type CampaignTransition,
  campaignFilters,
  campaignStatuses,
  campaignTransitions,
  isOver,
  mayBeAppliedTo,
  mayBeSaved,
  mayEditDetails,
  statusChoices,
  statusesOf,
  transitionBetween,
  transitionsFrom,
} from './campaign.ts';

const transitions = Object.keys(campaignTransitions) as CampaignTransition[];

describe('campaignTransitions', () => {
  it('reaches every status from a draft', () => {
    const reached = new Set<CampaignStatus>(['draft']);
    // Iteration over a Set also visits the elements added meanwhile.
    for (const status of reached)
      for (const transition of transitionsFrom(status)) reached.add(campaignTransitions[transition].to);
    expect([...reached].toSorted()).toEqual([...campaignStatuses].toSorted());
  });

  it.each<[CampaignStatus, [CampaignTransition, CampaignStatus][]]>([
    [
      'draft',
      [
        ['publish', 'active'],
        ['cancelDraft', 'canceled'],
      ],
    ],
    [
      'active',
      [
        ['end', 'ended'],
        ['cancel', 'canceled'],
      ],
    ],
    ['ended', [['complete', 'completed']]],
    ['completed', []],
    ['canceled', []],
  ])('allows from %s the transitions %j', (status, expected) => {
    expect(
      transitionsFrom(status).map((transition) => [transition, campaignTransitions[transition].to]),
    ).toEqual(expected);
  });

  it.each(transitions)(
    'has texts for %s in both languages: button, question and consequences',
    (transition) => {
      for (const message of [
        m[`campaign_transition_${transition}`],
        m[`campaign_transition_${transition}_ask`],
        m[`campaign_transition_${transition}_text`],
      ]) {
        const [english, french] = [message({}, { locale: 'en' }), message({}, { locale: 'fr' })];
        expect(english).not.toBe('');
        expect(french).not.toBe('');
        expect(french).not.toBe(english);
      }
    },
  );

  it.each(campaignStatuses)('has a label for the status %s in both languages', (status) => {
    const message = m[`campaign_status_${status}`];
    expect(message({}, { locale: 'en' })).toMatch(/^[A-Z]\w+$/);
    expect(message({}, { locale: 'fr' })).toMatch(/^[A-ZÉ][a-zé]+$/);
  });
});

test('the list labels cancelled campaigns Aborted, in French Annulées', () => {
  expect(m.campaign_filter_canceled({}, { locale: 'en' })).toBe('Aborted');
  expect(m.campaign_filter_canceled({}, { locale: 'fr' })).toBe('Annulées');
});

test('each status belongs to exactly one tab beside All; completed to ended', () => {
  const tabs = campaignFilters.filter((filter) => filter !== 'all');
  for (const status of campaignStatuses) {
    expect(tabs.filter((tab) => statusesOf(tab).includes(status))).toHaveLength(1);
    expect(statusesOf('all')).toContain(status);
  }
  expect(statusesOf('ended')).toEqual(['ended', 'completed']);
});

test.each<[CampaignStatus, CampaignStatus[]]>([
  ['draft', ['draft', 'active', 'canceled']],
  ['active', ['active', 'ended', 'canceled']],
  ['ended', ['ended']],
  ['completed', ['completed']],
  ['canceled', ['canceled']],
])('the edit form offers a campaign that is %s the statuses %j', (status, choices) => {
  expect(statusChoices(status)).toEqual(choices);
  expect(mayBeSaved({ status })).toBe(choices.length > 1);
  for (const choice of choices)
    expect(transitionBetween(status, choice) === undefined).toBe(choice === status);
});

test('a campaign is over the day after its last one', () => {
  expect(isOver({ endDate: '2026-07-31' }, '2026-07-31')).toBe(false);
  expect(isOver({ endDate: '2026-07-31' }, '2026-08-01')).toBe(true);
});

test.each(campaignStatuses)(
  'only an active campaign accepts applications, and only from influencers: %s',
  (status) => {
    expect(mayBeAppliedTo({ status }, 'influencer')).toBe(status === 'active');
    expect(mayBeAppliedTo({ status }, 'client')).toBe(false);
  },
);

test.each(campaignStatuses)('only a draft can be edited in full, and only by its owner: %s', (status) => {
  const campaign = { clientId: 'me', status };
  expect(mayEditDetails(campaign, { id: 'me' })).toBe(status === 'draft');
  expect(mayEditDetails(campaign, { id: 'someone' })).toBe(false);
  expect(mayEditDetails(campaign, null)).toBe(false);
});

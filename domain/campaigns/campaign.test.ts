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

const moves = Object.keys(campaignTransitions) as CampaignTransition[];

describe('the table of moves', () => {
  it('reaches every state from a draft', () => {
    const reached = new Set<CampaignStatus>(['draft']);
    // A set grows while it is walked: what is added is visited too.
    for (const status of reached)
      for (const move of transitionsFrom(status)) reached.add(campaignTransitions[move].to);
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
  ])('leads the owner on from %s: %j', (status, expected) => {
    expect(transitionsFrom(status).map((move) => [move, campaignTransitions[move].to])).toEqual(expected);
  });

  it.each(moves)('says %s in both languages: the button, the question and what follows', (move) => {
    for (const say of [
      m[`campaign_transition_${move}`],
      m[`campaign_transition_${move}_ask`],
      m[`campaign_transition_${move}_text`],
    ]) {
      const [english, french] = [say({}, { locale: 'en' }), say({}, { locale: 'fr' })];
      expect(english).not.toBe('');
      expect(french).not.toBe('');
      expect(french).not.toBe(english);
    }
  });

  it.each(campaignStatuses)('names the state %s in both languages', (status) => {
    const say = m[`campaign_status_${status}`];
    expect(say({}, { locale: 'en' })).toMatch(/^[A-Z]\w+$/);
    expect(say({}, { locale: 'fr' })).toMatch(/^[A-ZÉ][a-zé]+$/);
  });
});

test('the list calls cancelled campaigns Aborted, and Annulées in French', () => {
  expect(m.campaign_filter_canceled({}, { locale: 'en' })).toBe('Aborted');
  expect(m.campaign_filter_canceled({}, { locale: 'fr' })).toBe('Annulées');
});

test('each state stands under exactly one tab beside All; completed under ended', () => {
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
])('the edit form offers a campaign that is %s: %j', (status, choices) => {
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
  'only an active one takes applications, and only from influencers: %s',
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

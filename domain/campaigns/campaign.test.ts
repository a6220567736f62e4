import { expect, test } from 'vitest';
import { m } from '#messages';
import {
  type CampaignStatus,
  campaignFilters,
  campaignStatuses,
  campaignTransitions,
  mayBeAppliedTo,
  mayBeSaved,
  mayEditDetails,
  statusChoices,
  statusesOf,
  transitionBetween,
  transitionsFrom,
} from './campaign.ts';

test('the transitions reach every status from a draft', () => {
  const reached = new Set<CampaignStatus>(['draft']);
  for (const status of reached)
    for (const transition of transitionsFrom(status)) reached.add(campaignTransitions[transition].to);
  expect([...reached].toSorted()).toEqual([...campaignStatuses].toSorted());
});

test('the list labels cancelled campaigns Aborted, in French Annulées', () => {
  expect(m.campaign_filter_canceled({}, { locale: 'en' })).toBe('Aborted');
  expect(m.campaign_filter_canceled({}, { locale: 'fr' })).toBe('Annulées');
});

test('each status belongs to exactly one tab besides All; completed belongs to ended', () => {
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

test.each(campaignStatuses)('only influencers apply, and only to an active campaign: %s', (status) => {
  expect(mayBeAppliedTo({ status }, 'influencer')).toBe(status === 'active');
  expect(mayBeAppliedTo({ status }, 'client')).toBe(false);
});

test.each(campaignStatuses)('only a draft can be edited in full, and only by its owner: %s', (status) => {
  const campaign = { clientId: 'me', status };
  expect(mayEditDetails(campaign, { id: 'me' })).toBe(status === 'draft');
  for (const stranger of [{ id: 'someone' }, null]) expect(mayEditDetails(campaign, stranger)).toBe(false);
});

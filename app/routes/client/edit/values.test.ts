import { describe, expect, it } from 'vitest';
import { blankCampaign } from '#domain/campaigns/campaign-draft.ts';
import { campaignDetails, campaignInput } from '#domain/campaigns/campaign-input.ts';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import { parse } from '#domain/parse.ts';
import { someCampaign } from '#tests/people.ts';
import { detailsOf, draftOf, type EditValues, refusedOf, valuesOf, withCleared } from './values.ts';

const campaign: CampaignView = {
  ...parse(campaignInput, someCampaign),
  id: 'campaign-1',
  clientId: 'me',
  version: 1,
  companyId: 'company-1',
  companyName: 'Maison Aubrac',
  town: 'Lyon',
  minFollowers: 10_000,
  postPriceCents: 1_250,
  startDate: '2099-06-01',
  endDate: '2099-07-31',
  status: 'draft',
  cover: 'image-1',
  giftImages: ['image-2', 'image-3'],
};
const values = valuesOf(campaign, 'en');
const refused = (changes: Partial<EditValues>, publishing = false) =>
  refusedOf({ ...values, ...changes }, publishing);

describe('values of the edit form', () => {
  it('shows prices in the number format of the language, and 0 as blank', () => {
    expect(values).toMatchObject({ postPrice: '12.50', storyPrice: '' });
    expect(valuesOf(campaign, 'fr')).toMatchObject({ postPrice: '12,50', storyPrice: '' });
  });

  it('contains only the fields of a draft and the status', () =>
    expect(Object.keys(draftOf(values)).sort()).toEqual([...Object.keys(blankCampaign), 'status'].sort()));

  it('returns the saved details if nothing was changed', () => {
    for (const language of ['en', 'fr'] as const) {
      const shown = valuesOf(campaign, language);
      const details = parse(campaignDetails, detailsOf(shown, shown));
      expect(campaign).toMatchObject(details);
      expect(details).not.toHaveProperty('giftImages');
    }
  });

  it('sends images only if they were changed', () => {
    expect(detailsOf(values, values)).not.toHaveProperty('mainMedia');
    const changed = { ...values, mainMedia: '', giftImages: ['image-3', 'image-2'] };
    expect(detailsOf(changed, values)).toMatchObject({ mainMedia: '', giftImages: ['image-3', 'image-2'] });
  });

  it.each(['12.50', '12,50', ' 12,5 ', '12.5 €'])('accepts the price %j', (postPrice) => {
    expect(refused({ postPrice })).toEqual({});
    expect(draftOf({ ...values, postPrice }).postPriceCents).toBe(1_250);
  });

  it.each(['a lot', '-1', '1.234', '12,5o'])('refuses %j as a price', (postPrice) => {
    expect(refused({ postPrice, storyPrice: '75' })).toEqual({ postPriceCents: 'field.invalid_number' });
    expect(refused({ postPrice, storyPrice: '' })).toEqual({
      postPriceCents: 'field.invalid_number',
      prices: 'field.at_least_one_price',
    });
  });

  it('requires the hours of a venue at every save', () => {
    const slot1 = { start: '', end: '' };
    expect(refused({ slot1 })).toEqual({ slot1: 'field.slot_required' });
    expect(refused({ slot1, collaborationType: 'instagram' })).toEqual({});
  });

  it('requires an end date of today or later only when publishing', () => {
    const past = { startDate: '2026-01-01', endDate: '2026-01-31' };
    expect(refused(past)).toEqual({});
    expect(refused(past, true)).toEqual({ endDate: 'campaign.end_is_past' });
  });
});

describe('withCleared', () => {
  it('clears the fields that the new campaign type does not offer', () => {
    expect(withCleared({ compensationType: 'paid' })).toEqual({
      compensationType: 'paid',
      giftDescription: '',
      giftImages: [],
    });
    expect(withCleared({ compensationType: 'gifted' })).toEqual({
      compensationType: 'gifted',
      postPrice: '',
      storyPrice: '',
    });
    expect(withCleared({ compensationType: 'giftedAndPaid' })).toEqual({ compensationType: 'giftedAndPaid' });
  });

  it('clears the venue for a collaboration type without one', () => {
    const blank = { start: '', end: '' };
    expect(withCleared({ collaborationType: 'other' })).toEqual({
      collaborationType: 'other',
      venueName: '',
      venueAddress: '',
      venueTown: '',
      venueCountry: '',
      slot1: blank,
      slot2: blank,
    });
    expect(withCleared({ collaborationType: 'event' })).toEqual({ collaborationType: 'event' });
  });

  it('adds nothing to other changes', () => expect(withCleared({ title: 'New' })).toEqual({ title: 'New' }));
});

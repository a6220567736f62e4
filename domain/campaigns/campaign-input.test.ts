import { describe, expect, it } from 'vitest';
import { fieldsRefused, parse } from '../parse.ts';
import { blankCampaign, campaignDraft } from './campaign-fields.ts';
import { campaignDetails, campaignInput, campaignSteps } from './campaign-input.ts';

const complete = {
  ...blankCampaign,
  title: 'Autumn table',
  description: 'Dinner for two.',
  compensationType: 'giftedAndPaid',
  giftDescription: 'A tasting menu',
  postPriceCents: 15_000,
  thematics: ['food'],
  collaborationType: 'restaurant',
  venueName: 'Maison Aubrac',
  venueAddress: '12 rue Mercière',
  venueTown: 'Lyon',
  venueCountry: 'fr',
  startDate: '2026-06-01',
  endDate: '2026-07-31',
  followerRange: '10k-50k',
};
const slot = (start: string, end: string) => ({ start, end });
const refused = (changes: Record<string, unknown>) =>
  fieldsRefused(campaignInput, { ...complete, ...changes });
const accepted = (changes: Record<string, unknown>) => parse(campaignInput, { ...complete, ...changes });

it('accepts a complete campaign unchanged', () => expect(accepted({})).toEqual(complete));

it('requires the fields of every step', () => {
  expect(fieldsRefused(campaignInput, blankCampaign)).toEqual({
    title: 'field.required',
    description: 'field.required',
    compensationType: 'field.required',
    thematics: 'field.required',
    collaborationType: 'field.required',
    startDate: 'field.dates_required',
    endDate: 'field.dates_required',
    followerRange: 'field.required',
  });
  for (const [name, schema] of Object.entries(campaignSteps))
    expect([name, Object.keys(fieldsRefused(schema, blankCampaign)).length > 0]).toEqual([name, true]);
});

it('refuses input that is not a campaign', () => {
  for (const nothing of [null, [], 'text', 7])
    expect(() => parse(campaignInput, nothing)).toThrow('input.invalid');
  expect(fieldsRefused(campaignInput, {})).toMatchObject({
    title: 'field.required',
    slot1: 'field.required',
  });
});

describe('basics', () => {
  it.each(['title', 'description'])('requires a %s', (field) => {
    expect(refused({ [field]: ' \n ' })).toEqual({ [field]: 'field.required' });
  });
  it('limit the lengths', () => {
    expect(refused({ title: 'x'.repeat(121) })).toEqual({ title: 'field.too_long' });
    expect(refused({ description: 'x'.repeat(5_001) })).toEqual({ description: 'field.too_long' });
    expect(refused({ title: 'x'.repeat(120), description: 'x'.repeat(5_000) })).toEqual({});
  });
  it('are trimmed', () => expect(accepted({ title: '  Table ' }).title).toBe('Table'));
  it('are text', () => {
    expect(refused({ title: 7 })).toEqual({ title: 'field.invalid' });
  });
});

describe('campaign type', () => {
  const noPrice = { postPriceCents: 0, storyPriceCents: 0 };

  it('refuses an unknown type', () =>
    expect(refused({ compensationType: 'barter' })).toEqual({ compensationType: 'field.required' }));
  it('requires a gift description for gifted', () =>
    expect(refused({ compensationType: 'gifted', giftDescription: ' ' })).toEqual({
      giftDescription: 'field.gift_description_required',
    }));
  it('requires a price for paid', () =>
    expect(refused({ compensationType: 'paid', ...noPrice })).toEqual({
      postPriceCents: 'field.at_least_one_price',
    }));
  it('accepts a story price alone for paid', () =>
    expect(refused({ compensationType: 'paid', ...noPrice, storyPriceCents: 1 })).toEqual({}));
  it('requires a gift description and a price for giftedAndPaid', () => {
    const code = 'field.gift_details_and_price_required';
    expect(refused({ giftDescription: '' })).toEqual({ giftDescription: code });
    expect(refused(noPrice)).toEqual({ postPriceCents: code });
    expect(refused({ giftDescription: '', ...noPrice })).toEqual({ giftDescription: code });
  });
  it('accepts whole cents from 0 to a million euros', () => {
    for (const cents of [-1, 0.5, 100_000_001, '1500', Number.NaN])
      expect([cents, refused({ postPriceCents: cents })]).toEqual([
        cents,
        { postPriceCents: 'field.invalid' },
      ]);
  });
  it('clears the gift or the prices that the type does not offer', () => {
    expect(accepted({ compensationType: 'gifted' })).toMatchObject(noPrice);
    expect(accepted({ compensationType: 'paid' }).giftDescription).toBe('');
  });
});

describe('preferences', () => {
  it('require one thematic of the list', () => {
    expect(refused({ thematics: [] })).toEqual({ thematics: 'field.required' });
    expect(refused({ thematics: ['food', 'cars'] })).toEqual({ 'thematics.1': 'field.invalid' });
  });
  it('drop duplicates', () => expect(accepted({ thematics: ['food', 'food'] }).thematics).toEqual(['food']));
});

describe('collaboration', () => {
  const noVenue = { venueName: ' ', venueAddress: '', venueTown: '', venueCountry: '' };
  const venueMissing = {
    venueName: 'field.required',
    venueAddress: 'field.required',
    venueTown: 'field.required',
    venueCountry: 'field.required',
  };

  it('refuses an unknown type', () =>
    expect(refused({ collaborationType: 'yacht' })).toEqual({ collaborationType: 'field.required' }));
  it.each(['restaurant', 'hostel', 'physical'])('requires a venue for %s', (collaborationType) =>
    expect(refused({ collaborationType, ...noVenue })).toEqual(venueMissing),
  );
  it('requires no venue for remote', () =>
    expect(refused({ collaborationType: 'remote', ...noVenue })).toEqual({}));
  it('clears the venue for remote', () =>
    expect(accepted({ collaborationType: 'remote', slot1: slot('10:00', '11:00') })).toMatchObject({
      venueName: '',
      venueAddress: '',
      venueTown: '',
      venueCountry: '',
      slot1: slot('', ''),
    }));
  it('refuses a country outside the nine of the list', () =>
    expect(refused({ venueCountry: 'br' })).toEqual({ venueCountry: 'field.invalid' }));
  it('does not require a time slot', () => expect(refused({ slot1: slot('', '') })).toEqual({}));
  it('accepts half hours only', () =>
    expect(refused({ slot1: slot('10:15', '11:00') })).toEqual({ 'slot1.start': 'field.invalid' }));
  it.each([
    ['ends before it starts', slot('12:00', '11:00')],
    ['ends when it starts', slot('12:00', '12:00')],
    ['has no end', slot('12:00', '')],
    ['has no start', slot('', '12:00')],
  ])('refuses a slot that %s', (_, wrong) => {
    expect(refused({ slot1: wrong })).toEqual({ slot1: 'field.slot_order' });
    expect(refused({ slot2: wrong })).toEqual({ slot2: 'field.slot_order' });
  });
  it('refuses overlapping slots and accepts adjacent ones', () => {
    const slot1 = slot('10:00', '12:00');
    expect(refused({ slot1, slot2: slot('11:30', '13:00') })).toEqual({ slot2: 'field.slots_overlap' });
    expect(refused({ slot1, slot2: slot('12:00', '13:00') })).toEqual({});
  });
});

describe('the edit form', () => {
  const noHours = { ...complete, slot1: slot('', '') };
  it.each(['restaurant', 'hostel', 'hotel', 'physical', 'physical_event', 'event'])(
    'requires the first slot for %s',
    (collaborationType) =>
      expect(fieldsRefused(campaignDetails, { ...noHours, collaborationType })).toEqual({
        slot1: 'field.slot_required',
      }),
  );
  it.each(['remote', 'instagram', 'other'])('requires no slot for %s', (collaborationType) =>
    expect(fieldsRefused(campaignDetails, { ...noHours, collaborationType })).toEqual({}),
  );
  it('requires what the wizard requires', () => {
    const unfinished = { ...blankCampaign, slot2: slot('9', '') };
    expect(fieldsRefused(campaignDetails, unfinished)).toEqual(fieldsRefused(campaignInput, unfinished));
  });
});

describe('schedule', () => {
  it('requires two days', () => {
    expect(refused({ startDate: '' })).toEqual({ startDate: 'field.dates_required' });
    expect(refused({ endDate: '2026-02-30' })).toEqual({ endDate: 'field.dates_required' });
  });
  it('refuses years before 2000', () =>
    expect(refused({ endDate: '0202-07-31' })).toEqual({ endDate: 'field.dates_required' }));
  it('refuses an end before the start', () =>
    expect(refused({ startDate: '2026-08-01' })).toEqual({ endDate: 'field.dates_in_wrong_order' }));
  it('accepts a single day', () => expect(refused({ startDate: '2026-07-31' })).toEqual({}));
});

describe('audience', () => {
  it('requires a follower range of the list', () =>
    expect(refused({ followerRange: '2k-3k' })).toEqual({ followerRange: 'field.required' }));
  it('requires ages within the limits, the youngest not above the oldest', () => {
    expect(refused({ minAge: 12 })).toEqual({ minAge: 'field.invalid' });
    expect(refused({ minAge: 66, maxAge: 90 })).toEqual({ minAge: 'field.invalid' });
    expect(refused({ maxAge: 91 })).toEqual({ maxAge: 'field.invalid' });
    expect(refused({ minAge: 18.5 })).toEqual({ minAge: 'field.invalid' });
    expect(refused({ minAge: 40, maxAge: 39 })).toEqual({ maxAge: 'field.invalid' });
    expect(refused({ minAge: 65, maxAge: 65 })).toEqual({});
  });
  it('requires shares in steps of 5 that add up to 100', () => {
    const shares = (femalePercentage: number, malePercentage: number, otherPercentage: number) =>
      refused({ femalePercentage, malePercentage, otherPercentage });
    expect(shares(60, 40, 5)).toEqual({ otherPercentage: 'field.invalid' });
    expect(shares(105, 0, -5)).toMatchObject({ femalePercentage: 'field.invalid' });
    expect(shares(52, 48, 0)).toMatchObject({ femalePercentage: 'field.invalid' });
    expect(shares(0, 0, 100)).toEqual({});
  });
  it('accepts the ten countries of the list and drops duplicates', () => {
    expect(refused({ targetLocations: ['fr', 'xx'] })).toEqual({ 'targetLocations.1': 'field.invalid' });
    expect(accepted({ targetLocations: ['br', 'fr', 'br'] }).targetLocations).toEqual(['br', 'fr']);
  });
});

describe('a draft', () => {
  it('may be blank', () => expect(fieldsRefused(campaignDraft, blankCampaign)).toEqual({}));
  it('may be complete', () => expect(fieldsRefused(campaignDraft, complete)).toEqual({}));
  it('stored before a field existed gets the default', () => {
    const { mainMedia, minAge, ...older } = { ...complete, minAge: 20 };
    expect(parse(campaignDraft, older)).toEqual({ ...complete, minAge: 18 });
  });
  it('refuses values of another type', () => {
    for (const wrong of [{ title: null }, { thematics: 'food' }, { startDate: 'soon' }, { slot1: null }])
      expect(Object.keys(fieldsRefused(campaignDraft, { ...complete, ...wrong }))).toEqual(
        Object.keys(wrong),
      );
  });
});

import { describe, expect, it } from 'vitest';
import { fieldsRefused, parse } from '../parse.ts';
import { blankCampaign, campaignDraft } from './campaign-fields.ts';
import { campaignDetails, campaignInput, campaignSteps } from './campaign-input.ts';

const whole = {
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
const refused = (changes: Record<string, unknown>) => fieldsRefused(campaignInput, { ...whole, ...changes });
const accepted = (changes: Record<string, unknown>) => parse(campaignInput, { ...whole, ...changes });

it('takes a whole campaign as it is', () => expect(accepted({})).toEqual(whole));

it('asks of a blank one what each step asks', () => {
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

it('refuses what is no campaign at all', () => {
  for (const nothing of [null, [], 'text', 7])
    expect(() => parse(campaignInput, nothing)).toThrow('input.invalid');
  expect(fieldsRefused(campaignInput, {})).toMatchObject({
    title: 'field.required',
    slot1: 'field.required',
  });
});

describe('basics', () => {
  it.each(['title', 'description'])('%s may not be blank', (field) => {
    expect(refused({ [field]: ' \n ' })).toEqual({ [field]: 'field.required' });
  });
  it('have a length', () => {
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

  it('is one of three', () =>
    expect(refused({ compensationType: 'barter' })).toEqual({ compensationType: 'field.required' }));
  it('gifted needs a gift', () =>
    expect(refused({ compensationType: 'gifted', giftDescription: ' ' })).toEqual({
      giftDescription: 'field.gift_description_required',
    }));
  it('paid needs a price', () =>
    expect(refused({ compensationType: 'paid', ...noPrice })).toEqual({
      postPriceCents: 'field.at_least_one_price',
    }));
  it('paid is content with the price of a story', () =>
    expect(refused({ compensationType: 'paid', ...noPrice, storyPriceCents: 1 })).toEqual({}));
  it('both needs both', () => {
    const code = 'field.gift_details_and_price_required';
    expect(refused({ giftDescription: '' })).toEqual({ giftDescription: code });
    expect(refused(noPrice)).toEqual({ postPriceCents: code });
    expect(refused({ giftDescription: '', ...noPrice })).toEqual({ giftDescription: code });
  });
  it('takes whole cents from nothing to a million euros', () => {
    for (const cents of [-1, 0.5, 100_000_001, '1500', Number.NaN])
      expect([cents, refused({ postPriceCents: cents })]).toEqual([
        cents,
        { postPriceCents: 'field.invalid' },
      ]);
  });
  it('clears what it does not offer', () => {
    expect(accepted({ compensationType: 'gifted' })).toMatchObject(noPrice);
    expect(accepted({ compensationType: 'paid' }).giftDescription).toBe('');
  });
});

describe('preferences', () => {
  it('need one thematic of the list', () => {
    expect(refused({ thematics: [] })).toEqual({ thematics: 'field.required' });
    expect(refused({ thematics: ['food', 'cars'] })).toEqual({ 'thematics.1': 'field.invalid' });
  });
  it('count each once', () => expect(accepted({ thematics: ['food', 'food'] }).thematics).toEqual(['food']));
});

describe('collaboration', () => {
  const noVenue = { venueName: ' ', venueAddress: '', venueTown: '', venueCountry: '' };
  const venueMissing = {
    venueName: 'field.required',
    venueAddress: 'field.required',
    venueTown: 'field.required',
    venueCountry: 'field.required',
  };

  it('is one of the list', () =>
    expect(refused({ collaborationType: 'yacht' })).toEqual({ collaborationType: 'field.required' }));
  it.each(['restaurant', 'hostel', 'physical'])('%s needs a venue', (collaborationType) =>
    expect(refused({ collaborationType, ...noVenue })).toEqual(venueMissing),
  );
  it('remote needs nothing more', () =>
    expect(refused({ collaborationType: 'remote', ...noVenue })).toEqual({}));
  it('remote clears the venue', () =>
    expect(accepted({ collaborationType: 'remote', slot1: slot('10:00', '11:00') })).toMatchObject({
      venueName: '',
      venueAddress: '',
      venueTown: '',
      venueCountry: '',
      slot1: slot('', ''),
    }));
  it('knows nine countries', () =>
    expect(refused({ venueCountry: 'br' })).toEqual({ venueCountry: 'field.invalid' }));
  it('does not ask for hours yet', () => expect(refused({ slot1: slot('', '') })).toEqual({}));
  it('takes half hours only', () =>
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
  it('refuses slots that overlap, not slots that touch', () => {
    const slot1 = slot('10:00', '12:00');
    expect(refused({ slot1, slot2: slot('11:30', '13:00') })).toEqual({ slot2: 'field.slots_overlap' });
    expect(refused({ slot1, slot2: slot('12:00', '13:00') })).toEqual({});
  });
});

describe('the edit form', () => {
  const noHours = { ...whole, slot1: slot('', '') };
  it.each(['restaurant', 'hostel', 'hotel', 'physical', 'physical_event', 'event'])(
    'asks a %s for its first slot',
    (collaborationType) =>
      expect(fieldsRefused(campaignDetails, { ...noHours, collaborationType })).toEqual({
        slot1: 'field.slot_required',
      }),
  );
  it.each(['remote', 'instagram', 'other'])('asks %s for none', (collaborationType) =>
    expect(fieldsRefused(campaignDetails, { ...noHours, collaborationType })).toEqual({}),
  );
  it('asks for whatever the wizard asks', () => {
    const unfinished = { ...blankCampaign, slot2: slot('9', '') };
    expect(fieldsRefused(campaignDetails, unfinished)).toEqual(fieldsRefused(campaignInput, unfinished));
  });
});

describe('schedule', () => {
  it('needs two days', () => {
    expect(refused({ startDate: '' })).toEqual({ startDate: 'field.dates_required' });
    expect(refused({ endDate: '2026-02-30' })).toEqual({ endDate: 'field.dates_required' });
  });
  it('is of this century', () =>
    expect(refused({ endDate: '0202-07-31' })).toEqual({ endDate: 'field.dates_required' }));
  it('runs forwards', () =>
    expect(refused({ startDate: '2026-08-01' })).toEqual({ endDate: 'field.dates_in_wrong_order' }));
  it('may be one day', () => expect(refused({ startDate: '2026-07-31' })).toEqual({}));
});

describe('audience', () => {
  it('needs a follower range of the list', () =>
    expect(refused({ followerRange: '2k-3k' })).toEqual({ followerRange: 'field.required' }));
  it('has ages within the limits, the youngest first', () => {
    expect(refused({ minAge: 12 })).toEqual({ minAge: 'field.invalid' });
    expect(refused({ minAge: 66, maxAge: 90 })).toEqual({ minAge: 'field.invalid' });
    expect(refused({ maxAge: 91 })).toEqual({ maxAge: 'field.invalid' });
    expect(refused({ minAge: 18.5 })).toEqual({ minAge: 'field.invalid' });
    expect(refused({ minAge: 40, maxAge: 39 })).toEqual({ maxAge: 'field.invalid' });
    expect(refused({ minAge: 65, maxAge: 65 })).toEqual({});
  });
  it('has shares in steps of 5 that make 100', () => {
    const shares = (femalePercentage: number, malePercentage: number, otherPercentage: number) =>
      refused({ femalePercentage, malePercentage, otherPercentage });
    expect(shares(60, 40, 5)).toEqual({ otherPercentage: 'field.invalid' });
    expect(shares(105, 0, -5)).toMatchObject({ femalePercentage: 'field.invalid' });
    expect(shares(52, 48, 0)).toMatchObject({ femalePercentage: 'field.invalid' });
    expect(shares(0, 0, 100)).toEqual({});
  });
  it('knows ten countries, each once', () => {
    expect(refused({ targetLocations: ['fr', 'xx'] })).toEqual({ 'targetLocations.1': 'field.invalid' });
    expect(accepted({ targetLocations: ['br', 'fr', 'br'] }).targetLocations).toEqual(['br', 'fr']);
  });
});

describe('a draft', () => {
  it('may be blank', () => expect(fieldsRefused(campaignDraft, blankCampaign)).toEqual({}));
  it('may be whole', () => expect(fieldsRefused(campaignDraft, whole)).toEqual({}));
  it('stored before a field existed has its default', () => {
    const { mainMedia, minAge, ...older } = { ...whole, minAge: 20 };
    expect(parse(campaignDraft, older)).toEqual({ ...whole, minAge: 18 });
  });
  it('holds nothing of another kind', () => {
    for (const wrong of [{ title: null }, { thematics: 'food' }, { startDate: 'soon' }, { slot1: null }])
      expect(Object.keys(fieldsRefused(campaignDraft, { ...whole, ...wrong }))).toEqual(Object.keys(wrong));
  });
});

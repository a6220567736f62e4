import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someCampaign } from '#tests/people.ts';
import { fieldsRefused, parse } from '../parse.ts';
import { blankCampaign, type CampaignDraft, campaignDraftIn } from './campaign-draft.ts';
import { campaignDetails, campaignInput, campaignSteps } from './campaign-input.ts';
import { refusedByStep, refusedInEdit } from './campaign-refusals.ts';

const slot = (start: string, end: string) => ({ start, end });
const noSlot = slot('', '');
const refused = (changes: Record<string, unknown>) =>
  fieldsRefused(campaignInput, { ...someCampaign, ...changes });
const accepted = (changes: Record<string, unknown>) => parse(campaignInput, { ...someCampaign, ...changes });
const shares = (femalePercentage: number, malePercentage: number, otherPercentage: number) => ({
  femalePercentage,
  malePercentage,
  otherPercentage,
});

const noPrice = { postPriceCents: 0, storyPriceCents: 0 };
const noVenue = { venueName: ' ', venueAddress: '', venueTown: '', venueCountry: '' };
const venueMissing = {
  venueName: 'field.required',
  venueAddress: 'field.required',
  venueTown: 'field.required',
  venueCountry: 'field.required',
};
const giftAndPrice = 'field.gift_details_and_price_required';

it('accepts a complete campaign unchanged', () => expect(accepted({})).toEqual(someCampaign));

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
  expect(refused({ title: undefined, slot1: undefined })).toEqual({
    title: 'field.required',
    slot1: 'field.required',
  });
});

it.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['a blank title', { title: ' \n ' }, { title: 'field.required' }],
  ['a blank description', { description: ' \n ' }, { description: 'field.required' }],
  ['a title that is too long', { title: 'x'.repeat(121) }, { title: 'field.too_long' }],
  ['a description that is too long', { description: 'x'.repeat(5_001) }, { description: 'field.too_long' }],
  ['a title that is no text', { title: 7 }, { title: 'field.invalid' }],
  ['an unknown type', { compensationType: 'barter' }, { compensationType: 'field.required' }],
  [
    'gifted without a gift',
    { compensationType: 'gifted', giftDescription: ' ' },
    { giftDescription: 'field.gift_description_required' },
  ],
  [
    'paid without a price',
    { compensationType: 'paid', ...noPrice },
    { postPriceCents: 'field.at_least_one_price' },
  ],
  ['giftedAndPaid without a gift', { giftDescription: '' }, { giftDescription: giftAndPrice }],
  ['giftedAndPaid without a price', noPrice, { postPriceCents: giftAndPrice }],
  ['giftedAndPaid without both', { giftDescription: '', ...noPrice }, { giftDescription: giftAndPrice }],
  ['no thematic', { thematics: [] }, { thematics: 'field.required' }],
  ['an unknown thematic', { thematics: ['food', 'cars'] }, { 'thematics.1': 'field.invalid' }],
  ['an unknown collaboration', { collaborationType: 'yacht' }, { collaborationType: 'field.required' }],
  ['a restaurant without a venue', { collaborationType: 'restaurant', ...noVenue }, venueMissing],
  ['a hostel without a venue', { collaborationType: 'hostel', ...noVenue }, venueMissing],
  ['an event without a venue', { collaborationType: 'physical', ...noVenue }, venueMissing],
  ['a country outside the nine', { venueCountry: 'br' }, { venueCountry: 'field.invalid' }],
  ['a quarter of an hour', { slot1: slot('10:15', '11:00') }, { 'slot1.start': 'field.invalid' }],
  [
    'overlapping slots',
    { slot1: slot('10:00', '12:00'), slot2: slot('11:30', '13:00') },
    { slot2: 'field.slots_overlap' },
  ],
  [
    'a slot without a start',
    { slot1: slot('', '16:00'), slot2: slot('10:00', '12:00') },
    { slot1: 'field.slot_order' },
  ],
  ['no start', { startDate: '' }, { startDate: 'field.dates_required' }],
  ['an end that does not exist', { endDate: '2026-02-30' }, { endDate: 'field.dates_required' }],
  ['a year before 2000', { endDate: '0202-07-31' }, { endDate: 'field.dates_required' }],
  ['an end before the start', { startDate: '2026-08-01' }, { endDate: 'field.dates_in_wrong_order' }],
  ['an unknown follower range', { followerRange: '2k-3k' }, { followerRange: 'field.required' }],
  ['a youngest below 13', { minAge: 12 }, { minAge: 'field.invalid' }],
  ['a youngest above 65', { minAge: 66, maxAge: 90 }, { minAge: 'field.invalid' }],
  ['an oldest above 90', { maxAge: 91 }, { maxAge: 'field.invalid' }],
  ['half a year', { minAge: 18.5 }, { minAge: 'field.invalid' }],
  ['a youngest above the oldest', { minAge: 40, maxAge: 39 }, { maxAge: 'field.invalid' }],
  ['shares above 100', shares(60, 40, 5), { otherPercentage: 'field.invalid' }],
  ['a country outside the ten', { targetLocations: ['fr', 'xx'] }, { 'targetLocations.1': 'field.invalid' }],
])('refuses %s', (_, changes, expected) => expect(refused(changes)).toEqual(expected));

it.each([shares(105, 0, -5), shares(52, 48, 0)])('refuses the shares %j', (wrong) =>
  expect(refused(wrong)).toMatchObject({ femalePercentage: 'field.invalid' }),
);

it.each([-1, 0.5, 100_000_001, '1500', Number.NaN])('refuses the price %j in cents', (postPriceCents) =>
  expect(refused({ postPriceCents })).toEqual({ postPriceCents: 'field.invalid' }),
);

it.each([
  ['ends before it starts', slot('12:00', '11:00')],
  ['ends when it starts', slot('12:00', '12:00')],
  ['has no end', slot('12:00', '')],
  ['has no start', slot('', '12:00')],
])('refuses a slot that %s', (_, wrong) => {
  expect(refused({ slot1: wrong })).toEqual({ slot1: 'field.slot_order' });
  expect(refused({ slot2: wrong })).toEqual({ slot2: 'field.slot_order' });
});

it.each<[string, Record<string, unknown>]>([
  ['the longest texts', { title: 'x'.repeat(120), description: 'x'.repeat(5_000) }],
  ['a story price alone', { compensationType: 'paid', ...noPrice, storyPriceCents: 1 }],
  ['a remote campaign without a venue', { collaborationType: 'remote', ...noVenue }],
  ['a venue without a time slot', { slot1: noSlot }],
  ['adjacent slots', { slot1: slot('10:00', '12:00'), slot2: slot('12:00', '13:00') }],
  ['a single day', { startDate: '2026-07-31' }],
  ['one age', { minAge: 65, maxAge: 65 }],
  ['a single share', shares(0, 0, 100)],
])('accepts %s', (_, changes) => expect(refused(changes)).toEqual({}));

it('trims texts and drops duplicates', () =>
  expect(
    accepted({ title: '  Table ', thematics: ['food', 'food'], targetLocations: ['br', 'fr', 'br'] }),
  ).toMatchObject({ title: 'Table', thematics: ['food'], targetLocations: ['br', 'fr'] }));

it('clears the gift, the prices or the venue that the campaign does not have', () => {
  expect(accepted({ compensationType: 'gifted' })).toMatchObject(noPrice);
  expect(accepted({ compensationType: 'paid' }).giftDescription).toBe('');
  const blankVenue = { venueName: '', venueAddress: '', venueTown: '', venueCountry: '', slot1: noSlot };
  expect(accepted({ collaborationType: 'remote' })).toMatchObject(blankVenue);
});

describe('the edit form', () => {
  const detailsRefused = (collaborationType: string) =>
    fieldsRefused(campaignDetails, { ...someCampaign, slot1: noSlot, collaborationType });
  it.each(['restaurant', 'hostel', 'hotel', 'physical', 'physical_event', 'event'])(
    'requires the first slot for %s',
    (type) => expect(detailsRefused(type)).toEqual({ slot1: 'field.slot_required' }),
  );
  it.each(['remote', 'instagram', 'other'])('requires no slot for %s', (type) =>
    expect(detailsRefused(type)).toEqual({}),
  );
  it('requires what the wizard requires', () => {
    const unfinished = { ...blankCampaign, slot2: slot('9', '') };
    expect(fieldsRefused(campaignDetails, unfinished)).toEqual(fieldsRefused(campaignInput, unfinished));
  });
});

describe('a draft', () => {
  it.each([blankCampaign, someCampaign])('may be blank or complete', (draft) =>
    expect(campaignDraftIn(draft)).toEqual(draft),
  );
  it('stored before a field existed gets the default', () => {
    const { mainMedia, minAge, ...older } = { ...someCampaign, minAge: 20 };
    expect(campaignDraftIn(older)).toEqual({ ...someCampaign, minAge: 18 });
  });
  it.each([
    { title: null },
    { thematics: 'food' },
    { thematics: ['cars'] },
    { startDate: 'soon' },
    { slot1: null },
    { slot1: { start: '9', end: '' } },
    { minAge: '18' },
    { followerRange: 'many' },
  ])('refuses values of another type: %j', (wrong) =>
    expect(campaignDraftIn({ ...someCampaign, ...wrong })).toBeNull(),
  );
});

describe('the refusals of the browser', () => {
  const text = (max: number) =>
    fc.constantFrom(
      '',
      ' ',
      '\u200b',
      '\u3164',
      'A\tname',
      'x'.repeat(max),
      `${'x'.repeat(max)} `,
      'x'.repeat(max + 1),
    );
  const id = fc.constantFrom('', 'image-1', 'video-1', 'file-1', '/demo/a.svg', `image-${'x'.repeat(200)}`);
  const aSlot = fc.record({
    start: fc.constantFrom('', '09:00', '12:00', '18:30'),
    end: fc.constantFrom('', '09:00', '12:30', '19:00'),
  });
  const aDay = fc.constantFrom('', '0020-01-01', '2026-06-01', '2026-06-30', '2126-01-01');
  const aNumber = fc.constantFrom(0, 1, 5, 13, 45, 50, 65, 90, 91, 100, 105, 100_000_000, 100_000_001);
  const drafts: fc.Arbitrary<CampaignDraft> = fc.record({
    title: text(120),
    description: text(5_000),
    mainMedia: id,
    compensationType: fc.constantFrom('', 'gifted', 'paid', 'giftedAndPaid'),
    giftDescription: text(2_000),
    giftImages: fc.array(id, { maxLength: 4 }),
    postPriceCents: aNumber,
    storyPriceCents: aNumber,
    thematics: fc.constantFrom([], ['food']),
    collaborationType: fc.constantFrom('', 'restaurant', 'remote'),
    venueName: text(120),
    venueAddress: text(240),
    venueTown: text(120),
    venueCountry: fc.constantFrom('', 'fr'),
    slot1: aSlot,
    slot2: aSlot,
    startDate: aDay,
    endDate: aDay,
    targetLocations: fc.constantFrom([], ['fr']),
    minAge: aNumber,
    maxAge: aNumber,
    femalePercentage: aNumber,
    malePercentage: aNumber,
    otherPercentage: aNumber,
    followerRange: fc.constantFrom('', '1k-5k'),
  });
  const steps = Object.keys(campaignSteps) as (keyof typeof campaignSteps)[];

  it.each(steps)('are those of the server in step %s', (step) =>
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(refusedByStep[step](draft)).toEqual(fieldsRefused(campaignSteps[step], draft));
      }),
      { numRuns: 1_000 },
    ),
  );
  it('are those of the server in the edit form', () =>
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(refusedInEdit(draft)).toEqual(fieldsRefused(campaignDetails, draft));
      }),
      { numRuns: 1_000 },
    ));
});

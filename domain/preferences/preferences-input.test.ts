import { describe, expect, it } from 'vitest';
import { parse } from '../parse.ts';
import type { Refusal } from '../refusal.ts';
import { preferenceCities } from './preferences.ts';
import { preferencesInput } from './preferences-input.ts';

/** The form as it is sent before anybody touched it. */
const untouched = {
  acceptGifts: false,
  street: '',
  zipCode: '',
  city: '',
  phone: '',
  deliveryInstructions: '',
  acceptPaidCollabs: false,
  companyName: '',
  minPricePerPost: '0',
  minPricePerStory: '0',
  collaborationTypes: [],
  preferredCities: [],
};
const address = { street: '3 rue Mercière', zipCode: '69002', city: 'Lyon', phone: '06 12 34 56 78' };
const read = (change: object) => parse(preferencesInput, { ...untouched, ...change });
function wrong(change: object) {
  try {
    read(change);
  } catch (error) {
    return (error as Refusal).fields;
  }
  throw new Error('Nothing was refused.');
}

it('takes a form in which nothing is accepted', () => {
  expect(read({})).toMatchObject({ acceptGifts: false, acceptPaidCollabs: false, preferredCities: [] });
});

describe('gifts', () => {
  it('need a street, a ZIP code, a city and a phone number, blanks not counting', () => {
    expect(wrong({ acceptGifts: true, street: '  ' })).toEqual({
      street: 'field.street_required',
      zipCode: 'preferences.zip_code_required',
      city: 'field.city_required',
      phone: 'field.phone_required',
    });
  });
  it('need no instructions', () => {
    expect(read({ acceptGifts: true, ...address })).toMatchObject(address);
  });
  it('leave no address behind when they are not accepted', () => {
    expect(read(address)).toMatchObject({ street: '', zipCode: '', city: '', phone: '' });
  });
});

describe('paid collaborations', () => {
  const paid = { acceptPaidCollabs: true, companyName: 'Léa Dubois EI' };
  it.each([
    ['12.50', 1_250],
    ['12,50', 1_250],
    ['0', 0],
    ['1 200', 120_000],
  ])('take %j', (typed, cents) => {
    expect(read({ ...paid, minPricePerPost: typed })).toMatchObject({ minPostPriceCents: cents });
    expect(read({ ...paid, minPricePerStory: typed })).toMatchObject({ minStoryPriceCents: cents });
  });
  it.each(['', 'a lot', '-5', '1.234'])('refuse %j', (typed) => {
    expect(wrong({ ...paid, minPricePerPost: typed, minPricePerStory: typed })).toEqual({
      minPricePerPost: 'field.invalid_number',
      minPricePerStory: 'field.invalid_number',
    });
  });
  it('need a company name', () => {
    expect(wrong({ acceptPaidCollabs: true })).toEqual({
      companyName: 'preferences.company_name_required',
    });
  });
  it('are not asked for a price when they are not accepted', () => {
    expect(read({ minPricePerPost: 'a lot', companyName: 'X' })).toMatchObject({
      companyName: '',
      minPostPriceCents: 0,
    });
  });
});

describe('cities', () => {
  const four = preferenceCities.slice(0, 4);
  it.each(['restaurant', 'hotel', 'physical_event'])('are three at most for %s', (type) => {
    expect(wrong({ collaborationTypes: [type], preferredCities: four })).toEqual({
      preferredCities: 'preferences.too_many_cities',
    });
    expect(read({ collaborationTypes: [type], preferredCities: four.slice(1) }).preferredCities).toEqual(
      four.slice(1),
    );
  });
  it('are forgotten when nothing happens at a place', () => {
    expect(read({ collaborationTypes: ['remote'], preferredCities: four }).preferredCities).toEqual([]);
  });
  it('are those of the list, each once', () => {
    expect(
      read({ collaborationTypes: ['hotel'], preferredCities: ['Lyon', 'Lyon', 'Nice', 'Nice', 'Nice'] })
        .preferredCities,
    ).toEqual(['Lyon', 'Nice']);
    expect(wrong({ collaborationTypes: ['hotel'], preferredCities: ['Atlantis'] })).toBeTruthy();
    expect(wrong({ collaborationTypes: ['hostel'] })).toBeTruthy();
  });
});

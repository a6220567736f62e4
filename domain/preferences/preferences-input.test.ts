import { describe, expect, it } from 'vitest';
import { parse } from '../parse.ts';
import type { Refusal } from '../refusal.ts';
import { noPreferences, preferenceCities } from './preferences.ts';
import { preferencesInput } from './preferences-input.ts';

const untouched = { ...noPreferences, minPricePerPost: '0', minPricePerStory: '0' };
const address = { street: '3 rue Mercière', zipCode: '69002', city: 'Lyon', phone: '06 12 34 56 78' };
const read = (change: object) => parse(preferencesInput('en'), { ...untouched, ...change });
function errorsOf(change: object) {
  try {
    read(change);
  } catch (error) {
    return (error as Refusal).fields;
  }
  throw new Error('Nothing was refused.');
}

it('accepts a form without gifts and without paid collaborations', () =>
  expect(read({})).toEqual(noPreferences));

describe('gifts', () => {
  it('require a street, a ZIP code, a city and a phone number, ignoring spaces', () => {
    expect(errorsOf({ acceptGifts: true, street: '  ' })).toEqual({
      street: 'field.street_required',
      zipCode: 'preferences.zip_code_required',
      city: 'field.city_required',
      phone: 'field.phone_required',
    });
  });
  it('do not require instructions', () => {
    expect(read({ acceptGifts: true, ...address })).toMatchObject(address);
  });
  it('discard the address if not accepted', () => {
    expect(read(address)).toMatchObject({ street: '', zipCode: '', city: '', phone: '' });
    expect(read({ deliveryInstructions: 'x'.repeat(1_001) }).deliveryInstructions).toBe('');
  });
});

describe('paid collaborations', () => {
  const paid = { acceptPaidCollabs: true, companyName: 'Léa Dubois EI' };
  it.each([
    ['12.50', 1_250],
    ['12,50', 1_250],
    ['0', 0],
    ['1,200', 120_000],
  ])('accept the price %j', (typed, cents) => {
    expect(read({ ...paid, minPricePerPost: typed })).toMatchObject({ minPostPriceCents: cents });
    expect(read({ ...paid, minPricePerStory: typed })).toMatchObject({ minStoryPriceCents: cents });
  });
  it.each(['', 'a lot', '-5', '1.234'])('refuse the price %j', (typed) => {
    expect(errorsOf({ ...paid, minPricePerPost: typed, minPricePerStory: typed })).toEqual({
      minPricePerPost: 'field.invalid_number',
      minPricePerStory: 'field.invalid_number',
    });
  });
  it('require a company name', () => {
    expect(errorsOf({ acceptPaidCollabs: true })).toEqual({
      companyName: 'preferences.company_name_required',
    });
  });
  it('discard company name and prices if not accepted', () => {
    expect(read({ minPricePerPost: 'a lot', minPricePerStory: '5', companyName: 'x'.repeat(121) })).toEqual(
      noPreferences,
    );
  });
});

describe('cities', () => {
  const four = preferenceCities.slice(0, 4);
  it.each(['restaurant', 'hotel', 'physical_event'])('are limited to three for %s', (type) => {
    expect(errorsOf({ collaborationTypes: [type], preferredCities: four })).toEqual({
      preferredCities: 'preferences.too_many_cities',
    });
    expect(read({ collaborationTypes: [type], preferredCities: four.slice(1) }).preferredCities).toEqual(
      four.slice(1),
    );
  });
  it('are discarded for remote collaborations only', () => {
    expect(read({ collaborationTypes: ['remote'], preferredCities: four }).preferredCities).toEqual([]);
  });
  it('must be in the list, and are deduplicated', () => {
    expect(
      read({ collaborationTypes: ['hotel'], preferredCities: ['Lyon', 'Lyon', 'Nice', 'Nice', 'Nice'] })
        .preferredCities,
    ).toEqual(['Lyon', 'Nice']);
    expect(errorsOf({ collaborationTypes: ['hotel'], preferredCities: ['Atlantis'] })).toBeTruthy();
    expect(errorsOf({ collaborationTypes: ['hostel'] })).toBeTruthy();
  });
});

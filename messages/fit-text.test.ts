import { afterEach, expect, test } from 'vitest';
import type { Offering, StatedProfile } from '#domain/campaigns/conditions/condition.ts';
import { fitOf } from '#domain/campaigns/conditions/fit.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { fitText } from './fit-text.ts';
import { setLanguageSource } from './path-language.ts';

const dinner: Offering = {
  thematics: ['food', 'travel'],
  minFollowers: 10_000,
  compensationType: 'giftedAndPaid',
  collaborationType: 'restaurant',
  town: 'Lyon',
  postPriceCents: 15_000,
  storyPriceCents: 0,
};
const unstated: StatedProfile = { followers: null, thematics: [], location: '' };
const lea: StatedProfile = { followers: 12_400, thematics: ['food'], location: 'Nîmes, France' };
const wishes = {
  ...noPreferences,
  acceptGifts: true,
  acceptPaidCollabs: true,
  minPostPriceCents: 35_000,
  collaborationTypes: ['remote' as const],
  preferredCities: ['Lyon' as const, 'Paris' as const],
};

function textsOf(profile: StatedProfile, preferences = noPreferences, language: 'en' | 'fr' = 'en') {
  setLanguageSource(() => language);
  const { conditions } = fitOf(dinner, profile, preferences);
  const applicant = { ...profile, figuresSource: 'declared' as const };
  return conditions.map((condition) => {
    const { asked, stated } = fitText(condition, applicant, preferences, language);
    return `${asked}: ${stated}`;
  });
}

const source = setLanguageSource(() => 'en');
afterEach(() => {
  setLanguageSource(source);
});

test('says what the campaign asks and what the applicant states', () => {
  expect(textsOf(lea, wishes)).toEqual([
    'Food and travel: shares food',
    '10,000 followers or more: states 12,400',
    'Lyon: prefers Lyon and Paris · is in Nîmes, France',
    'Restaurant: prefers remote',
    '€150 a post: asks €350 at least',
    'A gift: accepts gifts',
  ]);
});

test('says in French what is not stated', () => {
  expect(textsOf(unstated, noPreferences, 'fr')).toEqual([
    'Cuisine et voyage: aucune thématique déclarée',
    '10\u202f000\u00a0abonnés ou plus: aucun chiffre déclaré',
    'Lyon: aucune ville déclarée',
    'Restaurant: aucune préférence déclarée',
    '150\u202f€ la publication: aucun prix déclaré',
    'Un cadeau: n’a pas dit accepter les cadeaux',
  ]);
});

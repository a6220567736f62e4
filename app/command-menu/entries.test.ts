import { expect, it } from 'vitest';
import { hrefIn, type To } from '#app/addresses/path.ts';
import type { Role } from '#domain/ctx.ts';
import { type Language, languages } from '#domain/language.ts';
import { m } from '#messages';
import { inLanguage } from '#server/http/current-request.ts';
import { addressOf } from '#tests/access-addresses.ts';
import { dealRules } from '#tests/access-deals.ts';
import { rules } from '#tests/access-rules.ts';
import { safetyRules } from '#tests/access-safety.ts';
import { entryGroups } from './entries.ts';

/**
 * Member pages that the menu leaves out. Members reach `/billing/test` by a form that posts to `/billing/manage`. All
 * links to `/client/reports/content` have query parameters.
 */
const leftOut = ['/billing/test', '/client/reports/content'];

function pagesFor(role: Role, typed: string, language: Language = 'en') {
  const to: To = (path, ...values) => hrefIn('en', path, ...values);
  return inLanguage(language, () => entryGroups(role, typed, { matches: null, isBusy: false }, to)).flatMap(
    ({ entries }) => entries,
  );
}

it.each([
  ['client', 'owner'],
  ['influencer', 'accepted'],
] as const)('has every page for members of a %s without an id in its address', (role, person) => {
  const pages = [...rules, ...dealRules, ...safetyRules]
    .filter((rule) => rule.method === 'GET' && addressOf(rule)?.isPage && !/[{?*]/.test(rule.address))
    .filter(({ answers }) => answers.visitor === 'login' && answers[person] === 'page')
    .map(({ address }) => address);
  expect(pages.length).toBeGreaterThan(15);
  const listed = pagesFor(role, '').map(({ to }) => to);
  expect(pages.filter((page) => !listed.includes(page) && !leftOut.includes(page))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

it('finds a page by the beginnings of its search words, without case and accents, in each language', () => {
  const found = (typed: string, language?: Language) =>
    pagesFor('client', typed, language).map(({ to }) => to);
  expect(found('Invoice')).toEqual(['/profile?tab=subscription']);
  expect(found('FACTURE', 'fr')).toEqual(['/profile?tab=subscription']);
  expect(found('résilier', 'fr')).toEqual(found('resilier', 'fr'));
  expect(found('kbis')).toEqual(['/profile/company#documents']);
  expect(found('mot de passe', 'fr')).toEqual(['/profile']);
  expect(found('nvoice')).toEqual([]);
  for (const language of languages) expect(found('séries introuvables', language)).toEqual([]);
});

const conversation = {
  id: 'c1',
  campaignId: 'k1',
  influencerId: 'i1',
  otherName: 'Léa Dubois',
  campaignTitle: 'Autumn table',
};

function conversationsFor(role: Role, typed: string, { otherName = 'Léa Dubois', isBusy = false }) {
  const to: To = (path, ...values) => hrefIn('en', path, ...values);
  const conversations = [{ ...conversation, otherName }];
  const matches = { campaigns: [], people: [], shortlists: [], conversations };
  return entryGroups(role, typed, { matches, isBusy }, to).at(-1)?.entries;
}

it('lists matches of an earlier text only if they contain every typed word', () => {
  const isBusy = true;
  expect(conversationsFor('client', 'lea xyz', { isBusy })).toBeUndefined();
  expect(conversationsFor('client', 'AUTUMN léa xyz', {})).toHaveLength(1);
  expect(conversationsFor('client', 'AUTUMN lea', { isBusy })).toHaveLength(1);
});

it('names an erased other side, and leads influencers to its conversation', () => {
  const entry = { label: m.former_member(), detail: 'Autumn table' };
  expect(conversationsFor('client', 'autumn', { otherName: '' })).toMatchObject([entry]);
  expect(conversationsFor('influencer', 'autumn', { otherName: '' })).toEqual([
    { ...entry, to: '/messages?conversation=c1' },
  ]);
});

import { expect, it } from 'vitest';
import { cookies } from '#domain/privacy/browser-storage.ts';
import { clearedReturnTo, pageOf, returnToCookie, returnToIn } from './return-to.ts';

const site = 'https://accolade.example';
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';
const sentWith = (cookie: string) => new Request(site, { headers: { cookie } });

it.each([
  ['/messages', '/messages'],
  ['/fr/messages', '/messages'],
  ['/fr/client/campaigns.data?status=active&_routes=routes%2Fa', '/client/campaigns?status=active'],
  ['/influencers?q=%C3%A9t%C3%A9', '/influencers?q=%C3%A9t%C3%A9'],
])('takes from %s the page %s, also through its cookie', (requested, page) => {
  expect(pageOf({ method: 'GET', url: site + requested })).toBe(page);
  expect(returnToIn(sentWith(pairOf(returnToCookie(page))))).toBe(page);
});

it('reads the cookie of the former release', () => {
  expect(returnToIn(sentWith(`${cookies.returnTo.formerName}=/messages`))).toBe('/messages');
});

it('ignores POST requests and downloads', () => {
  expect(pageOf({ method: 'POST', url: `${site}/messages` })).toBeNull();
  expect(pageOf({ method: 'GET', url: `${site}/fr/client/campaign/one/report.csv` })).toBeNull();
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  '',
  `/${'a'.repeat(500)}`,
])('rejects %j', (page) => {
  expect(returnToIn(sentWith(pairOf(returnToCookie(page))))).toBeNull();
  expect(returnToIn(sentWith(clearedReturnTo.map(pairOf).join('; ')))).toBeNull();
});

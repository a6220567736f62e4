import { expect, it } from 'vitest';
import { hrefIn, isOwnPath, pathTo } from './path.ts';

it('fills in parameters and puts other values into the query string and the fragment', () => {
  const campaignId = 'campaign-1';
  expect(pathTo('/client/campaign/:campaignId/edit', { campaignId })).toBe(
    '/client/campaign/campaign-1/edit',
  );
  expect(pathTo('/influencer/:influencerId', { influencerId: 'a', tab: 'metrics', '#': 'who' })).toBe(
    '/influencer/a?tab=metrics#who',
  );
  expect(pathTo('/staff', { queue: 'calls', page: 2, q: '', from: null })).toBe('/staff?queue=calls&page=2');
});

it('encodes parameters, so that none leaves its segment', () => {
  expect(pathTo('/blog/:slug', { slug: '../staff?a=b#c', q: 'a&b' })).toBe(
    '/blog/..%2Fstaff%3Fa%3Db%23c?q=a%26b',
  );
});

it('puts French addresses under /fr', () => {
  expect(hrefIn('fr', '/')).toBe('/fr');
  expect(hrefIn('fr', '/profile', { tab: 'account' })).toBe('/fr/profile?tab=account');
  expect(hrefIn('en', pathTo('/blog/:slug', { slug: 'a' }))).toBe('/blog/a');
});

it('accepts only addresses of routes.ts, with all their parameters', () => {
  // @ts-expect-error: no such address
  pathTo('/client/campain/:campaignId', { campaignId: 'a' });
  // @ts-expect-error: the parameter is missing
  pathTo('/client/campaign/:campaignId');
  // @ts-expect-error: a concatenated string
  hrefIn('en', `/client/campaign/${String(1)}`);
  expect(isOwnPath('//elsewhere.example')).toBe(false);
});

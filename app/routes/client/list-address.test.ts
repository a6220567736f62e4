import fc from 'fast-check';
import { expect, it } from 'vitest';
import { campaignFilters } from '#domain/campaigns/campaign.ts';
import { wholeList } from '#domain/campaigns/list-view.ts';
import { listPathIn, queryOf, viewIn } from './list-address.ts';

const read = (query: string, path = '/client/campaigns') => viewIn(new URL(path + query, 'http://localhost'));

it('shows the whole list for an address without a query', () => {
  expect(read('')).toEqual(wholeList);
  expect(queryOf(wholeList)).toBe('');
});

it('reads the status, the dates and the page', () => {
  const view = { status: 'ended', from: '2026-06-01', to: '2026-06-30', page: 2 };
  expect(read('?status=ended&from=2026-06-01&to=2026-06-30&page=2')).toEqual(view);
  expect(read('?from=2026-06-01')).toEqual({ ...wholeList, from: '2026-06-01' });
});

it.each([
  'status=gone',
  'from=soon',
  'to=2026-02-30',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e99',
  'page=x',
])('ignores the invalid %s', (query) => expect(read(`?${query}`)).toEqual(wholeList));

it('swaps two days in the wrong order', () => {
  expect(read('?from=2026-06-30&to=2026-06-01')).toMatchObject({ from: '2026-06-01', to: '2026-06-30' });
});

it('redirects typed days, in the order of the language, to the address of the view', () => {
  const redirectOf = (query: string, path: string) => {
    try {
      return read(query, path);
    } catch (response) {
      return (response as Response).headers.get('location');
    }
  };
  const query = '?status=draft&from=06%2F01%2F2026&to=';
  expect(redirectOf(query, '/client/campaigns')).toBe('/client/campaigns?status=draft&from=2026-06-01');
  expect(redirectOf(query, '/fr/client/campaigns')).toBe('/fr/client/campaigns?status=draft&from=2026-01-06');
  expect(redirectOf('?from=06%2F31%2F2026', '/client/campaigns')).toEqual(wholeList);
  expect(redirectOf('?from=31%2F02%2F2026&to=30%2F06%2F2026', '/fr/client/campaigns')).toBe(
    '/fr/client/campaigns?to=2026-06-30&from=31%2F02%2F2026',
  );
  expect(redirectOf('?to=2026-06-30&from=31%2F02%2F2026', '/fr/client/campaigns')).toMatchObject({
    from: '',
    to: '2026-06-30',
  });
});

it('returns from a transition to the same view of the list', () => {
  const url = new URL('http://localhost/fr/client/campaigns?status=draft&from=soon&to=2026-06-30&page=2');
  expect(listPathIn(url, '/client/campaigns')).toBe('/client/campaigns?status=draft&to=2026-06-30&page=2');
  expect(listPathIn(new URL('http://localhost/client/dashboard'), '/client/dashboard')).toBe(
    '/client/dashboard',
  );
});

it('restores every view from the address written for it', () => {
  const days = fc.constantFrom('', '2026-01-31', '2026-06-01', '2027-12-24');
  const views = fc
    .record({
      status: fc.constantFrom(...campaignFilters),
      from: days,
      to: days,
      page: fc.integer({ min: 1 }),
    })
    .filter(({ from, to }) => !from || !to || from <= to);
  fc.assert(
    fc.property(views, (view) => {
      expect(read(queryOf(view))).toEqual(view);
    }),
  );
});

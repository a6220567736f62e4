import { expect, test } from 'vitest';
import { site } from '#site';
import { checkContracts } from './check-contracts.ts';

const reviewed = {
  ...site.deals,
  contract: { ...site.deals.contract, reviewedBy: 'Me Martin', reviewedOn: '2026-11-20' },
};
const signs = (...parameters: Parameters<typeof checkContracts>) =>
  checkContracts(...parameters).map(({ sign, text }) => [sign, text.split(/[ :]/).slice(0, 2).join(' ')]);

test('warns with DATABASE_URL until the text of contracts was reviewed', () => {
  const url = 'postgres://localhost/site';
  expect(signs(url)).toEqual([['!', 'No contracts']]);
  expect(signs(undefined)).toEqual([['✓', 'Contracts are']]);
  expect(signs(url, reviewed)).toEqual([['✓', 'Me Martin']]);
  expect(signs(url, { ...reviewed, contract: { ...reviewed.contract, reviewedOn: ' ' } })).toEqual([
    ['!', 'No contracts'],
  ]);
  expect(signs(url, { ...site.deals, enabled: false })).toEqual([['✓', 'site.ts turns']]);
});

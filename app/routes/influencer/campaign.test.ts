import { expect, it } from 'vitest';
import Campaign from './campaign.tsx';

it('begins with empty forms on the page of another campaign', () => {
  const keyOf = (id: string) => Campaign({ loaderData: { campaign: { id } } } as never).key;
  expect(keyOf('campaign-1')).toBe(keyOf('campaign-1'));
  expect(keyOf('campaign-1')).not.toBe(keyOf('campaign-2'));
});

import { expect, it } from 'vitest';
import Review from './review.tsx';

it('forgets the decision on the page of another application of the same influencer', () => {
  const keyOf = (id: string) => {
    const application = { id, influencer: { id: 'influencer-1' } };
    return Review({ loaderData: { application } } as never).key;
  };
  expect(keyOf('application-1')).toBe(keyOf('application-1'));
  expect(keyOf('application-1')).not.toBe(keyOf('application-2'));
});

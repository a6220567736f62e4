import { expect, it } from 'vitest';
import { campaignTransitionBacks } from './campaign.ts';

it('offers to keep a campaign instead of aborting it, and to wait with every other transition', () => {
  const labels = Object.entries(campaignTransitionBacks).map(([name, label]) => [name, label()]);
  expect(Object.fromEntries(labels)).toEqual({
    publish: 'Not yet',
    end: 'Not yet',
    complete: 'Not yet',
    cancelDraft: 'Keep it',
    cancel: 'Keep it',
  });
});

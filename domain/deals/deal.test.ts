import { describe, expect, it } from 'vitest';
import { offerStatuses, offerTransitions } from '../offers/offer.ts';
import { type DealStatus, dealStatuses, dealTransitions, mayMove } from './deal.ts';

describe('the transitions of a deal', () => {
  it('reach every status, and none leaves a closed deal', () => {
    const reached = new Set<DealStatus | null>([null]);
    for (let size = 0; size < reached.size; ) {
      size = reached.size;
      for (const { from, to } of Object.values(dealTransitions))
        if (from.some((it) => reached.has(it))) reached.add(to);
    }
    expect(reached).toEqual(new Set([null, ...dealStatuses]));
    expect(Object.keys(dealTransitions).filter((it) => mayMove(it as never, 'closed'))).toEqual([]);
  });
});

describe('the transitions of an offer', () => {
  it('reach every status', () => {
    expect(new Set(Object.values(offerTransitions).map(({ to }) => to))).toEqual(new Set(offerStatuses));
  });
});

import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aDeal, dealEvents, deals, offers, withFee } from '#tests/deals.ts';
import { later } from '#tests/people.ts';
import { declineOffer } from '../offers/decline-offer.server.ts';
import { makeOffer } from '../offers/make-offer.server.ts';
import { stopDeal } from './stop-deal.server.ts';

const db = await testDatabase();

describe('an act before the schedule has run', () => {
  it('finds the own offer expired and may make another', async () => {
    const { brand, dealId } = await aDeal(db);
    const input = { answersSeq: 1, terms: withFee(12_000), note: '' };
    await expect(makeOffer(later(brand, 5), dealId, input)).rejects.toThrow('offer.own_is_open');
    await makeOffer(later(brand, 6), dealId, input);
    const [first, second] = await offers(db);
    expect([first, second]).toMatchObject([
      { status: 'expired', answered_at: new Date('2026-06-20T22:00:00Z') },
      { status: 'open' },
    ]);
    expect(await dealEvents(db)).toEqual(['deal.started', 'offer.expired', 'offer.made']);
  });

  it('cannot revive a deal without an offer in time', async () => {
    const { brand, influencer, dealId } = await aDeal(db);
    await declineOffer(influencer, dealId, { seq: 1 });
    const late = later(brand, 15);
    const input = { answersSeq: 1, terms: withFee(12_000), note: '' };
    await expect(makeOffer(late, dealId, input)).rejects.toThrow('deal.move_not_allowed');
    await expect(stopDeal(late, dealId)).rejects.toThrow('deal.move_not_allowed');
    expect(await deals(db)).toMatchObject([{ status: 'negotiating', version: 2 }]);
  });
});

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '#site';
import { testDatabase } from '#tests/database.ts';
import {
  accepting,
  aDeal,
  completeIdentities,
  dealBetween,
  dealEvents,
  deals,
  offers,
  smallTerms,
  withFee,
} from '#tests/deals.ts';
import { aBrand, at } from '#tests/people.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import { offerContracts } from '../contracts/contracts-offered.ts';
import type { Ctx } from '../ctx.ts';
import { hashOfTerms } from '../terms/canonical.server.ts';
import type { Terms } from '../terms/terms.ts';
import { acceptOffer } from './accept-offer.server.ts';
import { declineOffer } from './decline-offer.server.ts';
import { makeOffer } from './make-offer.server.ts';
import { withdrawOffer } from './withdraw-offer.server.ts';

const db = await testDatabase();
const statuses = async () => (await offers(db)).map(({ status }) => status);

beforeEach(() => offerContracts(false));
afterEach(() => {
  offerContracts(true);
  site.deals.enabled = true;
});

const counter = (ctx: Ctx, dealId: string, answersSeq: number, terms: Terms = withFee(12_000)) =>
  makeOffer(ctx, dealId, { answersSeq, terms, note: 'For both.' });

describe('makeOffer', () => {
  it('counters the open offer and gives the other side five days', async () => {
    const { influencer, dealId } = await aDeal(db);
    const tomorrow = at(influencer, '2026-06-16T10:00:00Z');
    await counter(tomorrow, dealId, 1);
    expect(await offers(db)).toMatchObject([
      { seq: 1, status: 'countered', answered_at: tomorrow.now },
      {
        seq: 2,
        side: 'influencer',
        terms: withFee(12_000),
        hash: hashOfTerms(withFee(12_000)),
        note: 'For both.',
        status: 'open',
        expires_on: '2026-06-21',
      },
    ]);
    expect(await deals(db)).toMatchObject([
      { status: 'negotiating', version: 2, due_at: new Date('2026-06-20T06:00:00Z') },
    ]);
    expect(await dealEvents(db)).toEqual(['deal.started', 'offer.made']);
  });

  it('ignores the same offer again', async () => {
    const { influencer, dealId } = await aDeal(db);
    for (let count = 0; count < 2; count++) await counter(influencer, dealId, 1);
    expect(await statuses()).toEqual(['countered', 'open']);
    expect(await dealEvents(db)).toEqual(['deal.started', 'offer.made']);
  });

  it('refuses a stale page, a second open offer, the same terms and past days', async () => {
    const { brand, influencer, dealId } = await aDeal(db);
    await expect(counter(brand, dealId, 1)).rejects.toThrow('offer.own_is_open');
    await expect(counter(influencer, dealId, 0)).rejects.toThrow('offer.changed_meanwhile');
    await expect(counter(influencer, dealId, 1, smallTerms)).rejects.toThrow('offer.same_terms');
    const past = {
      ...withFee(1),
      submitBy: '2026-06-01',
      publishFrom: '2026-06-01',
      publishBy: '2026-06-14',
    };
    await expect(counter(influencer, dealId, 1, past)).rejects.toThrow('terms.publication_is_past');
    await declineOffer(influencer, dealId, { seq: 1 });
    await expect(counter(brand, dealId, 1, smallTerms)).rejects.toThrow('offer.same_terms');
    expect(await statuses()).toEqual(['declined']);
  });

  it('repeats a withdrawn offer, and takes at most 12', async () => {
    const { brand, influencer, dealId } = await aDeal(db);
    for (let seq = 1; seq < 12; seq++) {
      await withdrawOffer(brand, dealId, { seq });
      await counter(brand, dealId, seq, smallTerms);
    }
    await expect(counter(influencer, dealId, 12)).rejects.toThrow('offer.too_many');
    expect(await offers(db)).toHaveLength(12);
  });
});

describe('acceptOffer', () => {
  it('runs the deal at once if no contract is needed', async () => {
    const { influencer, dealId } = await aDeal(db);
    await acceptOffer(influencer, dealId, await accepting(influencer, dealId));
    expect(await statuses()).toEqual(['accepted']);
    expect(await deals(db)).toMatchObject([{ status: 'running', running_at: influencer.now, due_at: null }]);
    expect(await dealEvents(db)).toEqual(['deal.started', 'deal.agreed']);
  });

  it('opens the contract with the first signature if one is needed', async () => {
    offerContracts(true);
    const { brand, influencer, dealId } = await aDeal(db);
    const unsigned = await accepting(influencer, dealId);
    await expect(acceptOffer(influencer, dealId, unsigned)).rejects.toThrow('contract.changed_meanwhile');
    await expect(accepting(influencer, dealId, { signs: true })).rejects.toThrow('identity.incomplete');
    await completeIdentities(brand, influencer);
    await acceptOffer(influencer, dealId, await accepting(influencer, dealId, { signs: true }));
    // 8:00 in Paris, two days before the end of the five days for the second signature.
    const due = new Date('2026-06-18T06:00:00Z');
    expect(await deals(db)).toMatchObject([{ status: 'signing', running_at: null, due_at: due }]);
    const contracts = await db.kysely.selectFrom('contract').select(['status', 'sign_by']).execute();
    expect(contracts).toEqual([{ status: 'open', sign_by: '2026-06-20' }]);
    expect(await statuses()).toEqual(['accepted']);
  });

  it('refuses what the law wants in writing, from the sum of all deals of a year on, without contracts', async () => {
    const { brand, influencer, dealId } = await aDeal(db);
    await acceptOffer(influencer, dealId, await accepting(influencer, dealId));
    // The first deal adds 440 euros to the legal sum.
    const above = await dealBetween(brand, influencer, withFee(16_000));
    await expect(
      acceptOffer(influencer, above.dealId, await accepting(influencer, above.dealId)),
    ).rejects.toThrow('contract.not_available');
    const below = await dealBetween(brand, influencer, withFee(15_999));
    await acceptOffer(influencer, below.dealId, await accepting(influencer, below.dealId));
  });

  it('refuses other terms than those shown, and past days', async () => {
    const { influencer, dealId } = await aDeal(db);
    const input = await accepting(influencer, dealId);
    const other = { ...input, hash: hashOfTerms(withFee(1)) };
    await expect(acceptOffer(influencer, dealId, other)).rejects.toThrow('offer.changed_meanwhile');
    await expect(acceptOffer(influencer, dealId, { ...input, seq: 2 })).rejects.toThrow(
      'offer.changed_meanwhile',
    );
    const dayAfter = at(influencer, '2026-06-20T22:00:00Z');
    await expect(acceptOffer(dayAfter, dealId, input)).rejects.toThrow('offer.expired');
    const short = {
      ...smallTerms,
      submitBy: '2026-06-16',
      publishFrom: '2026-06-15',
      publishBy: '2026-06-16',
    };
    const late = await aDeal(db, short);
    const lateInput = await accepting(late.influencer, late.dealId);
    const acceptLate = () => acceptOffer(at(late.influencer, '2026-06-17T10:00:00Z'), late.dealId, lateInput);
    await expect(acceptLate()).rejects.toThrow('offer.expired');
    // In version 0.1.0, an offer could expire after its last day of publication.
    await db.kysely.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await trx
        .updateTable('offer')
        .set({ expires_on: '2026-06-20' })
        .where('deal_id', '=', late.dealId)
        .execute();
    });
    await expect(acceptLate()).rejects.toThrow('terms.publication_is_past');
  });
});

describe('every answer', () => {
  const answers = {
    acceptOffer: async (ctx: Ctx, dealId: string) =>
      acceptOffer(ctx, dealId, { seq: 1, hash: hashOfTerms(smallTerms), signing: null }),
    declineOffer: async (ctx: Ctx, dealId: string) => declineOffer(ctx, dealId, { seq: 1 }),
    withdrawOffer: async (ctx: Ctx, dealId: string) => withdrawOffer(ctx, dealId, { seq: 1 }),
    makeOffer: async (ctx: Ctx, dealId: string) => counter(ctx, dealId, 1),
  };

  it('is refused after the campaign’s last day, before the schedule ends it', async () => {
    const { brand, influencer, dealId } = await aDeal(db, smallTerms, { endDate: '2026-06-18' });
    for (const [name, answer] of Object.entries(answers)) {
      const maker = name === 'withdrawOffer' ? brand : influencer;
      const code = name === 'makeOffer' ? 'deal.campaign_is_over' : 'offer.expired';
      await expect(answer(at(maker, '2026-06-18T22:00:00Z'), dealId), name).rejects.toThrow(code);
    }
  });

  it('leaves those who have blocked the other side only answers that end something', async () => {
    const { influencer, dealId } = await aDeal(db);
    const { id } = await db.kysely.selectFrom('company').select('id').executeTakeFirstOrThrow();
    await blockAccount(influencer, 'company', id);
    for (const name of ['acceptOffer', 'makeOffer'] as const)
      await expect(answers[name](influencer, dealId), name).rejects.toThrow('block.active');
    await answers.declineOffer(influencer, dealId);
    expect(await statuses()).toEqual(['declined']);
  });

  it('does not exist for other people, nor while deals are disabled', async () => {
    const { influencer, dealId } = await aDeal(db);
    const stranger = await aBrand(db);
    for (const [name, answer] of Object.entries(answers)) {
      await expect(answer(stranger, dealId), name).rejects.toThrow('deal.not_found');
      await expect(answer(influencer, 'deal-none'), name).rejects.toThrow('deal.not_found');
      site.deals.enabled = false;
      await expect(answer(influencer, dealId), name).rejects.toThrow('deal.not_found');
      site.deals.enabled = true;
    }
  });
});

describe('the rows of offers', () => {
  it('cannot be edited', async () => {
    await aDeal(db);
    const edit = db.kysely.updateTable('offer').set({ note: 'Other.' }).execute();
    await expect(edit).rejects.toThrow('never edited');
  });
});

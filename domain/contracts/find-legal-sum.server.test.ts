import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { accepting, completeIdentities, dealBetween, signing, withFee } from '#tests/deals.ts';
import { aBrand, anInfluencer } from '#tests/people.ts';
import { findDeal } from '../deals/find-deal.server.ts';
import { dropDeliverable } from '../deliverables/drop-deliverable.server.ts';
import { acceptOffer } from '../offers/accept-offer.server.ts';
import { signContract } from './sign-contract.server.ts';

const db = await testDatabase();

it('counts a signed contract whole after its content was dropped', async () => {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  await completeIdentities(brand, influencer);
  const first = await dealBetween(brand, influencer, withFee(16_000));
  const second = await dealBetween(brand, influencer, withFee(10_000));
  const sumOfSecond = async () => (await findDeal(influencer, second.dealId)).legalSum;
  await acceptOffer(influencer, first.dealId, await accepting(influencer, first.dealId, { signs: true }));
  await signContract(brand, first.dealId, await signing(brand, first.dealId));
  // The first deal counts €560 and the second deal €440, each with its gift.
  expect(await sumOfSecond()).toMatchObject({ cents: 100_000, isRequired: true });

  const content = await db.kysely.selectFrom('deliverable').select(['id', 'deal_id']).execute();
  for (const { id, deal_id } of content) await dropDeliverable(influencer, deal_id, id);
  expect(await findDeal(influencer, first.dealId)).toMatchObject({
    status: 'closed',
    closeReason: 'stopped',
  });
  expect(await sumOfSecond()).toMatchObject({ cents: 100_000, isRequired: true });
});

import { expect, it } from 'vitest';
import { sendContent, someForms } from '#tests/content.ts';
import { testDatabase } from '#tests/database.ts';
import { accepting, aDeal, completeIdentities, deals } from '#tests/deals.ts';
import type { Person } from '#tests/people.ts';
import { contentIntents } from '../deliverables/content.ts';
import { newId } from '../id.server.ts';
import { acceptOffer } from '../offers/accept-offer.server.ts';
import { receiveGift } from '../shipments/receive-gift.server.ts';
import { reportProblem } from '../shipments/report-problem.server.ts';
import { sendGift } from '../shipments/send-gift.server.ts';
import { waiveGift } from '../shipments/waive-gift.server.ts';

const db = await testDatabase();

const giftActs = [
  (person: Person, dealId: string) => sendGift(person, dealId, { carrier: 'ups', trackingNumber: '' }),
  (person: Person, dealId: string) => reportProblem(person, dealId, { text: 'It is broken.' }),
  receiveGift,
  waiveGift,
];

it('every act on the work of both sides is refused with 409 until both have signed', async () => {
  const { brand, influencer, dealId } = await aDeal(db);
  await completeIdentities(brand, influencer);
  await acceptOffer(influencer, dealId, await accepting(influencer, dealId, { signs: true }));
  const before = await deals(db);
  expect(before).toMatchObject([{ status: 'signing' }]);
  const contentActs = contentIntents.map(
    (intent) => (person: Person) => sendContent(person, dealId, newId('deliverable'), someForms[intent]()),
  );
  for (const person of [brand, influencer])
    for (const run of [...giftActs, ...contentActs])
      await expect(run(person, dealId)).rejects.toMatchObject({ code: 'contract.not_signed', status: 409 });
  expect(await deals(db)).toEqual(before);
  expect(await db.kysely.selectFrom('deliverable').select('id').execute()).toEqual([]);
});

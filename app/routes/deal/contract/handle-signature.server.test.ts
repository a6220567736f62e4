import { expect, it } from 'vitest';
import { pathTo } from '#app/addresses/path.ts';
import { findUnsigned } from '#domain/contracts/find-unsigned.server.ts';
import { signContract } from '#domain/contracts/sign-contract.server.ts';
import { acceptOffer } from '#domain/offers/accept-offer.server.ts';
import { testDatabase } from '#tests/database.ts';
import { accepting, aDeal, completeIdentities, signing } from '#tests/deals.ts';
import type { Person } from '#tests/people.ts';
import { handleSignature } from './handle-signature.server.ts';

const db = await testDatabase();

it('redirects a repeated form of a signed contract, whose code was used up by the lost answer', async () => {
  const { brand, influencer, dealId } = await aDeal(db);
  await completeIdentities(brand, influencer);
  const next = pathTo('/deals/:dealId/contract', { dealId });
  const repeat = (ctx: Person, hash: string, intent: 'accept' | 'sign') => {
    const current = {
      ctx,
      nonce: '',
      requestId: '',
      publicUrl: '',
      page: null,
      origin: { address: '', headers: new Headers() },
    };
    const typed = { intent, hash, seq: '1', typedName: 'x', emailCode: '123456' };
    return handleSignature(current, typed, { dealId, next });
  };
  await acceptOffer(influencer, dealId, await accepting(influencer, dealId, { signs: true }));
  const { hash } = await signing(influencer, dealId);
  expect(await repeat(influencer, hash, 'accept')).toHaveProperty('status', 302);
  expect(await repeat(brand, hash, 'sign')).toHaveProperty('data.refused', 'session.required');

  await signContract(brand, dealId, await signing(brand, dealId));
  const answer = await repeat(brand, hash, 'sign');
  expect(answer).toHaveProperty('status', 302);
  expect((answer as Response).headers.get('set-cookie')).toContain('contract.signed');
  const another = { dealId, hash: '0'.repeat(64) };
  expect(await findUnsigned(brand, [{ dealId, hash }, another])).toEqual([another]);
  expect(await findUnsigned((await aDeal(db)).brand, [{ dealId, hash }])).toEqual([{ dealId, hash }]);
});

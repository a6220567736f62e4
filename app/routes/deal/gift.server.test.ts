import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { blockAccount } from '#domain/blocks/block-account.server.ts';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { findDeal } from '#domain/deals/find-deal.server.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { savePreferences } from '#domain/preferences/save-preferences.server.ts';
import type { Benefit } from '#domain/terms/terms.ts';
import { testDatabase } from '#tests/database.ts';
import { aDeal, aSignedDeal, smallTerms } from '#tests/deals.ts';
import { GiftPart } from './gift.tsx';
import { giftOf } from './gift-of.server.ts';

const db = await testDatabase();

async function partOf(person: Ctx, dealId: string, needsContract = true): Promise<string> {
  const deal = await findDeal(person, dealId);
  const props = {
    deal,
    today: '2026-06-15',
    gift: await giftOf(person, deal),
    giftAnswer: { form: { current: null }, refused: undefined, asksToWaive: false },
    benefit: smallTerms.benefit as Benefit,
    needsContract,
  };
  const Stub = createRoutesStub([{ path: '*', Component: () => createElement(GiftPart, props) }]);
  return renderToStaticMarkup(createElement(Stub));
}

it('mentions the signature only if a contract will be signed', async () => {
  const { influencer, dealId } = await aDeal(db);
  const isMentioned = async (needsContract: boolean) =>
    (await partOf(influencer, dealId, needsContract)).includes('After signing');
  expect([await isMentioned(true), await isMentioned(false)]).toEqual([true, false]);
});

it('tells the influencer that the brand sees the address, unless the influencer has blocked the brand', async () => {
  const { brand, influencer, dealId } = await aSignedDeal(db);
  await savePreferences(influencer, { ...noPreferences, acceptGifts: true, street: '4 montée des Lilas' });
  const isMentioned = async () => (await partOf(influencer, dealId)).includes('your shipping address');
  expect(await isMentioned()).toBe(true);
  const { id } = await db.kysely
    .selectFrom('company')
    .select('id')
    .where('user_id', '=', requireActor(brand).id)
    .executeTakeFirstOrThrow();
  await blockAccount(influencer, 'company', id);
  expect(await isMentioned()).toBe(false);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { Ctx } from '#domain/ctx.ts';
import { findDeal } from '#domain/deals/find-deal.server.ts';
import type { Benefit } from '#domain/terms/terms.ts';
import { testDatabase } from '#tests/database.ts';
import { aDeal, smallTerms } from '#tests/deals.ts';
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

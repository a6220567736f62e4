import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { Ctx } from '#domain/ctx.ts';
import { findDeals } from '#domain/deals/find-deals.server.ts';
import { declineOffer } from '#domain/offers/decline-offer.server.ts';
import { makeOffer } from '#domain/offers/make-offer.server.ts';
import { MAX_OFFERS } from '#domain/offers/offer.ts';
import { withdrawOffer } from '#domain/offers/withdraw-offer.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aDeal, smallTerms } from '#tests/deals.ts';
import Deals from './deals.tsx';

const db = await testDatabase();

async function headingsFor(person: Ctx, side: 'brand' | 'influencer'): Promise<string[]> {
  const deals = await findDeals(person, { isClosed: false, page: 1 });
  const props = { loaderData: { side, isClosed: false, toSign: 0, deals } };
  const Component = () => createElement(Deals, props as never);
  const html = renderToStaticMarkup(createElement(createRoutesStub([{ path: '*', Component }])));
  return [...html.matchAll(/<h[23].*?<\/h[23]>/g)].map(([heading]) => heading.replaceAll(/<[^>]*>/g, ''));
}

it('says that no offer is open, before and after the last possible offer', async () => {
  const { brand, influencer, dealId } = await aDeal(db);
  expect(await headingsFor(brand, 'brand')).toEqual(['The influencers’ turn', 'Léa is reading your terms']);
  for (let seq = 1; seq < MAX_OFFERS; seq++) {
    await withdrawOffer(brand, dealId, { seq });
    expect(await headingsFor(brand, 'brand')).toEqual(['No open offer', 'Make an offer']);
    await makeOffer(brand, dealId, { answersSeq: seq, terms: smallTerms, note: '' });
  }
  await declineOffer(influencer, dealId, { seq: MAX_OFFERS });
  expect(await headingsFor(brand, 'brand')).toEqual(['No open offer', 'Agreeing terms']);
  expect(await headingsFor(influencer, 'influencer')).toEqual(['No open offer', 'Agreeing terms']);
});

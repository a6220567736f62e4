import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { contractFacts } from '#domain/contracts/contract-facts.ts';
import type { ContractView } from '#domain/contracts/find-contract.server.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { draftContract } from '#messages/contract.ts';
import { pathIn } from '#messages/path-language.ts';
import { inLanguage } from '#server/http/current-request.ts';
import { anyTerms } from '#tests/any-terms.ts';
import { someFacts, someParties } from '#tests/some-parties.ts';
import { someTerms } from '#tests/some-terms.ts';
import { ContractPaper } from './contract-paper.tsx';

function aContract(terms: Terms, mayBeSigned: boolean): ContractView {
  return {
    dealId: 'deal-1',
    side: 'brand',
    campaignTitle: someFacts.campaignTitle,
    brandName: 'Maison Aubrac',
    influencerName: 'Léa Dubois',
    version: 1,
    status: 'open',
    offer: null,
    terms,
    parties: someParties,
    document: draftContract(terms, someParties, contractFacts(terms, someParties, someFacts)),
    hash: 'f'.repeat(64),
    legalYear: 2026,
    legalSumCents: 130_000,
    isRequiredByLaw: true,
    signatures: [],
    signBy: '2026-12-01',
    signedAt: null,
    mayBeSigned,
    hasFile: false,
  };
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');
const textOf = (html: string) =>
  withoutSpace(
    html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&([a-z]+|#x27);/g, (it, name: string) => characters[name] ?? it),
  );

function pageOf(contract: ContractView, language: Language, posted?: unknown): string {
  const form = { email: '', doesProve: false, posted, doesFrenchPrevail: true };
  const Component = () => createElement(ContractPaper, { contract, ...form });
  const Stub = createRoutesStub([{ path: '*', Component }]);
  const initialEntries = [pathIn(language, '/deals/deal-1/contract')];
  return inLanguage(language, () => renderToStaticMarkup(createElement(Stub, { initialEntries })));
}

it.each(languages)(
  'shows every sentence of both texts on the page in %s, before and after signing',
  (language) => {
    fc.assert(
      fc.property(anyTerms, fc.boolean(), (terms, mayBeSigned) => {
        const contract = aContract(terms, mayBeSigned);
        const page = textOf(pageOf(contract, language));
        for (const { title, lead, clauses, annexes, note } of Object.values(contract.document)) {
          const sentences = [...clauses, ...annexes].flatMap((it) => [it.title, ...it.paragraphs]);
          for (const sentence of [title, lead, note, ...sentences])
            expect(page).toContain(withoutSpace(sentence));
        }
      }),
      { numRuns: 20 },
    );
  },
);

it('asks for the password once the session became too old while the page was open', () => {
  const contract = { ...aContract(someTerms, true), isRequiredByLaw: false };
  const refused = (fields: object, typed = {}) => ({
    refused: 'input.invalid',
    typed,
    lists: {},
    texts: { en: { message: '', fields }, fr: { message: '', fields } },
  });
  const asksFor = (posted: unknown, changes = {}) => {
    const page = pageOf({ ...contract, ...changes }, 'en', posted);
    return ['name="password"', 'name="codeFirst"', 'name="proofAsked"'].map((it) => page.includes(it));
  };
  expect(asksFor(undefined)).toEqual([false, false, false]);
  const missing = refused({ password: 'This field is required.' });
  expect(asksFor(missing)).toEqual([true, false, true]);
  expect(asksFor(missing, { isRequiredByLaw: true })).toEqual([true, true, true]);
  // A refusal of another field keeps the password field.
  expect(asksFor(refused({ typedName: 'Wrong.' }, { proofAsked: 'yes' }))).toEqual([true, false, true]);
});

import type { Clause } from '#domain/contracts/contract.ts';
import type { Rights } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { clause, type Draft } from './contract-draft.ts';
import { formatList } from './format.ts';
import { contractMedia, contractTerritories } from './labels/contract.ts';

/**
 * A grant of rights must name each right and its media, purpose, place and duration (code de la propriété
 * intellectuelle, L131-3).
 */
export function rightsClause(draft: Draft): Clause {
  const { terms, locale } = draft;
  return clause(
    m.contract_text_rights({}, locale),
    m.contract_text_rights_kept({}, locale),
    ...(terms.rights ? grant(terms.rights, draft) : [m.contract_text_rights_none({}, locale)]),
    m.contract_text_rights_of_brand({}, locale),
  );
}

function grant(rights: Rights, draft: Draft): string[] {
  const { parties, language, locale } = draft;
  const media = formatList(
    rights.media.map((it) => contractMedia[it]({}, locale)),
    language,
  );
  const territory = contractTerritories[rights.territory]({}, locale);
  const months = m.contract_text_rights_months({ count: rights.months }, locale);
  return [
    m.contract_text_rights_licence({ media, territory, months, price: priceOfRights(draft) }, locale),
    ...(rights.territory === 'world' ? [] : limitsOfTerritory(rights, locale)),
    // If the influencer is a company, other people appear in the content, and another person is usually the author.
    parties.influencer.kind === 'company'
      ? m.contract_text_rights_persons_of_company({}, locale)
      : m.contract_text_rights_persons({}, locale),
    m.contract_text_rights_naming({}, locale),
    m.contract_text_rights_beyond({}, locale),
  ];
}

const limitsOfTerritory = ({ media }: Rights, locale: Draft['locale']): string[] => [
  m.contract_text_rights_abroad({}, locale),
  ...(media.includes('paid_ads') ? [m.contract_text_rights_targeted({}, locale)] : []),
];

function priceOfRights({ terms: { benefit }, facts: { feeCents }, locale }: Draft): string {
  if (feeCents === 0)
    return benefit
      ? m.contract_text_rights_price_benefit({}, locale)
      : m.contract_text_rights_price_none({}, locale);
  return benefit
    ? m.contract_text_rights_price_both({}, locale)
    : m.contract_text_rights_price_fee({}, locale);
}

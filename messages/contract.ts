import type { Clause, ContractText, DraftContract, Parties } from '#domain/contracts/contract.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { briefAnnex, contentAnnex } from './contract-annexes.ts';
import { clause, type Draft, itemsText, withoutStop } from './contract-draft.ts';
import { rightsClause } from './contract-rights.ts';
import { countryName } from './country-name.ts';
import { formatList, formatLongDate, formatMoney } from './format.ts';
import {
  benefitChannelClauses,
  partyForms,
  paymentOfVat,
  registrationTexts,
  vatRegimes,
} from './labels/contract.ts';

/**
 * Writes the contract of article 8 of law 2023-451 in both languages. Each field of the terms and of both parties is in
 * both texts. Equal parameters give equal texts.
 */
export const draftContract: DraftContract = (terms, parties, facts) => {
  const textIn = (language: Language) =>
    writeText({ terms, parties, facts, language, locale: { locale: language } });
  return { en: textIn('en'), fr: textIn('fr') };
};

function writeText(draft: Draft): ContractText {
  const { facts, locale } = draft;
  return {
    title: m.contract_text_title({}, locale),
    lead: m.contract_text_lead({ campaign: facts.campaignTitle }, locale),
    clauses: [
      partiesClause(draft),
      purposeClause(draft),
      missionsClause(draft),
      paymentClause(draft),
      benefitClause(draft),
      approvalClause(draft),
      opennessClause(draft),
      rightsClause(draft),
      lawfulClause(draft),
      delayClause(draft),
      endingClause(draft),
      disagreementClause(draft),
      dataClause(draft),
      lawClause(draft),
      formClause(draft),
    ],
    annexes: [contentAnnex(draft), briefAnnex(draft)],
    note: m.contract_text_note({ site: facts.siteName }, locale),
  };
}

function partiesClause(draft: Draft): Clause {
  const { facts, locale } = draft;
  return clause(
    m.contract_text_parties({}, locale),
    m.contract_text_parties_brand({ party: partyText('brand', draft) }, locale),
    m.contract_text_parties_influencer({ party: partyText('influencer', draft) }, locale),
    m.contract_text_parties_correct({}, locale),
    m.contract_text_parties_site({ site: facts.siteName }, locale),
  );
}

function partyText(side: keyof Parties, { parties, facts, language, locale }: Draft): string {
  const party = parties[side];
  const registration = facts.registrations[side];
  const { kind, legalName, signatory, capacity, street, zipCode, city, country } = party;
  const regime = vatRegimes[party.vatRegime]({}, locale);
  const parts = [
    partyForms[kind]({ name: legalName }, locale),
    registration && registrationTexts[registration.kind]({ number: registration.number }, locale),
    m.contract_text_party_address({ street, zipCode, city, country: countryName(country, language) }, locale),
    m.contract_text_party_email({ email: party.email }, locale),
    m.contract_text_party_tax({ country: countryName(party.taxCountry, language) }, locale),
    party.vatNumber
      ? m.contract_text_party_vat_number({ regime, number: party.vatNumber }, locale)
      : m.contract_text_party_vat({ regime }, locale),
    capacity
      ? m.contract_text_party_signs({ signatory, capacity }, locale)
      : m.contract_text_party_signs_alone({ signatory }, locale),
  ];
  return `${parts.filter(Boolean).join(language === 'fr' ? '\u202f; ' : '; ')}.`;
}

/** If the campaign has no objective, `composeContract` uses the brand's name as the objective. */
function purposeClause({ parties, facts, locale }: Draft): Clause {
  const { campaignTitle: campaign } = facts;
  const brand = parties.brand.legalName;
  const objective =
    facts.objective === brand ? m.contract_text_purpose_aim_of_brand({ brand }, locale) : facts.objective;
  return clause(
    m.contract_text_purpose({}, locale),
    m.contract_text_purpose_text({ campaign, objective }, locale),
  );
}

function missionsClause(draft: Draft): Clause {
  const { terms, language, locale } = draft;
  const items = formatList(
    terms.lines.map((line) => itemsText(line, draft)),
    language,
  );
  const date = (day: string) => formatLongDate(day, language);
  const { submitBy, publishFrom, publishBy, exclusivityDays } = terms;
  return clause(
    m.contract_text_missions({}, locale),
    m.contract_text_missions_items({ items }, locale),
    submitBy === null
      ? m.contract_text_missions_no_drafts({}, locale)
      : m.contract_text_missions_drafts({ date: date(submitBy) }, locale),
    publishFrom === publishBy
      ? m.contract_text_missions_one_day({ date: date(publishFrom) }, locale)
      : m.contract_text_missions_days({ from: date(publishFrom), to: date(publishBy) }, locale),
    m.contract_text_missions_link({}, locale),
    liveText(draft),
    exclusivityDays === 0
      ? m.contract_text_missions_no_exclusivity({}, locale)
      : m.contract_text_missions_exclusivity({ count: exclusivityDays }, locale),
  );
}

/** Platforms remove stories by themselves, so no number of days applies to them. */
function liveText({ terms: { lines, liveDays }, locale }: Draft): string {
  if (liveDays === 0) return m.contract_text_missions_not_live({}, locale);
  const stories = lines.filter(({ kind }) => kind === 'story');
  if (stories.length === 0) return m.contract_text_missions_live({ days: liveDays }, locale);
  return stories.length === lines.length
    ? m.contract_text_missions_live_stories({}, locale)
    : m.contract_text_missions_live_and_stories({ days: liveDays }, locale);
}

function paymentClause({ terms, parties, facts, language, locale }: Draft): Clause {
  const { feeCents } = facts;
  const title = m.contract_text_payment({}, locale);
  if (feeCents === 0)
    return clause(
      title,
      terms.benefit
        ? m.contract_text_payment_none_benefit({}, locale)
        : m.contract_text_payment_none({}, locale),
    );
  const fee = formatMoney(feeCents, 'EUR', language);
  const vat = paymentOfVat[parties.influencer.vatRegime]({}, locale);
  return clause(
    title,
    m.contract_text_payment_fee({ fee, vat }, locale),
    m.contract_text_payment_outside({ site: facts.siteName }, locale),
    m.contract_text_payment_late({}, locale),
  );
}

function benefitClause({ terms: { benefit }, language, locale }: Draft): Clause {
  const title = m.contract_text_benefit({}, locale);
  if (!benefit) return clause(title, m.contract_text_benefit_none({}, locale));
  const value = formatMoney(benefit.valueCents, 'EUR', language);
  return clause(
    title,
    m.contract_text_benefit_what({ what: withoutStop(benefit.what), value }, locale),
    benefitChannelClauses[benefit.channel]({}, locale),
    benefit.channel !== 'on_site' && m.contract_text_benefit_received({}, locale),
    m.contract_text_benefit_kept({}, locale),
  );
}

function approvalClause({ terms: { draftFirst, revisions }, facts, locale }: Draft): Clause {
  const rounds =
    revisions > 0
      ? m.contract_text_approval_rounds({ count: revisions }, locale)
      : m.contract_text_approval_no_rounds({}, locale);
  return clause(
    m.contract_text_approval({}, locale),
    draftFirst ? m.contract_text_approval_silence({}, locale) : m.contract_text_approval_none({}, locale),
    draftFirst && rounds,
    draftFirst && revisions > 0 && m.contract_text_approval_changed_draft({}, locale),
    draftFirst && m.contract_text_approval_still_objects({}, locale),
    m.contract_text_approval_opinion({}, locale),
    m.contract_text_approval_confirmed({}, locale),
    m.contract_text_approval_objection({ site: facts.siteName }, locale),
  );
}

function opennessClause({ terms: { mention }, locale }: Draft): Clause {
  return clause(
    m.contract_text_openness({}, locale),
    m.contract_text_openness_mention({ mention }, locale),
    m.contract_text_openness_images({}, locale),
  );
}

function lawfulClause({ locale }: Draft): Clause {
  return clause(
    m.contract_text_lawful({}, locale),
    m.contract_text_lawful_promotion({}, locale),
    m.contract_text_lawful_liability({}, locale),
  );
}

function delayClause({ terms: { benefit, draftFirst }, locale }: Draft): Clause {
  return clause(
    m.contract_text_delay({}, locale),
    m.contract_text_delay_limits({}, locale),
    m.contract_text_delay_working_days({}, locale),
    draftFirst ? m.contract_text_delay_start_drafts({}, locale) : m.contract_text_delay_start({}, locale),
    draftFirst && m.contract_text_delay_approval({}, locale),
    benefit?.channel === 'on_site' && m.contract_text_delay_visit({}, locale),
    ...(benefit && benefit.channel !== 'on_site' ? delaysOfSending(draftFirst, locale) : []),
    m.contract_text_delay_events({}, locale),
  );
}

const delaysOfSending = (draftFirst: boolean, locale: Draft['locale']): string[] => [
  m.contract_text_delay_benefit({}, locale),
  draftFirst
    ? m.contract_text_delay_benefit_drafts({}, locale)
    : m.contract_text_delay_benefit_posts({}, locale),
  m.contract_text_delay_benefit_problem({}, locale),
];

function endingClause({ terms: { lines, benefit, rights }, facts, locale }: Draft): Clause {
  const isPaid = facts.feeCents > 0;
  const hasOneItem = lines.length === 1 && lines[0]?.count === 1;
  return clause(
    m.contract_text_ending({}, locale),
    m.contract_text_ending_agreement({}, locale),
    m.contract_text_ending_influencer({}, locale),
    m.contract_text_ending_brand({}, locale),
    m.contract_text_ending_dropped_online({}, locale),
    isPaid && m.contract_text_ending_dropped_fee({}, locale),
    rights !== null && m.contract_text_ending_dropped_rights({}, locale),
    benefit !== null && m.contract_text_ending_dropped_benefit({}, locale),
    benefit !== null && !hasOneItem && m.contract_text_ending_some_dropped({}, locale),
    isPaid && m.contract_text_ending_confirmed({}, locale),
    rights ? m.contract_text_ending_rest({}, locale) : m.contract_text_ending_rest_without_rights({}, locale),
  );
}

function disagreementClause({ facts, locale }: Draft): Clause {
  return clause(
    m.contract_text_disagreement({}, locale),
    m.contract_text_disagreement_text({ site: facts.siteName }, locale),
  );
}

function dataClause({ terms: { benefit }, facts, locale }: Draft): Clause {
  const site = facts.siteName;
  return clause(
    m.contract_text_data({}, locale),
    m.contract_text_data_text({}, locale),
    benefit !== null && benefit.channel !== 'on_site' && m.contract_text_data_address({ site }, locale),
    m.contract_text_data_kept({ site }, locale),
  );
}

function lawClause({ facts, locale }: Draft): Clause {
  return clause(
    m.contract_text_law({}, locale),
    facts.isRequiredByLaw
      ? m.contract_text_law_french_required({}, locale)
      : m.contract_text_law_french({}, locale),
    facts.doesFrenchPrevail
      ? m.contract_text_law_french_prevails({}, locale)
      : m.contract_text_law_both({}, locale),
    m.contract_text_law_typed({}, locale),
  );
}

/** Sentences about the sum of law 2023-451, by the price at which the sum counts benefits (`countedBenefitOf`). */
const sumTexts = {
  public_price: { required: m.contract_text_form_required, below: m.contract_text_form_below },
  net: { required: m.contract_text_form_required_net, below: m.contract_text_form_below_net },
};

function formClause({ facts, language, locale }: Draft): Clause {
  const amounts = {
    year: String(facts.legalYear),
    sum: formatMoney(facts.legalSumCents, 'EUR', language),
    threshold: formatMoney(facts.thresholdCents, 'EUR', language),
  };
  return clause(
    m.contract_text_form({}, locale),
    sumTexts[facts.benefits][facts.isRequiredByLaw ? 'required' : 'below'](amounts, locale),
    m.contract_text_form_signature({ site: facts.siteName }, locale),
    m.contract_text_form_changes({}, locale),
  );
}

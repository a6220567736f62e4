import type { DealView, OfferView } from '#domain/deals/deal-view.ts';
import type { Language } from '#domain/language.ts';
import type { TermsComparison } from '#domain/terms/compare-terms.ts';
import type { Terms, TermsLine } from '#domain/terms/terms.ts';
import { m } from '#messages';
import type { AccentedText } from './accented-text.ts';
import { dealHeadline, otherNameOf } from './deal-text.ts';
import { formatList, formatMoney } from './format.ts';
import { itemNames, termsTopicNames } from './labels/deal.ts';
import { itemCounts } from './labels/terms.ts';
import { askedItems, termsFacts } from './terms-text.ts';

/** The newest offer, compared with an earlier offer (`base`). */
export interface ComparedOffer {
  base: OfferView;
  comparison: TermsComparison;
  /** The only changed line, if nothing but its fee changed. */
  fee: { before: TermsLine; after: TermsLine } | null;
  /** Fees of the newest offer minus those of `base`, in euro cents. */
  differenceCents: number;
}

const MAX_NAMED_TOPICS = 2;

/**
 * Returns the headline of a deal's page. For an open offer of the other side, the headline names:
 * - the new fee, if the total fee changed and nothing else changed except the content
 * - the changed topics, if there are at most two and the total fee stays the same
 *
 * In all other cases, returns `dealHeadline`.
 */
export function offerHeadline(
  deal: DealView,
  compared: ComparedOffer | null,
  language: Language,
): AccentedText {
  const { offer, status } = deal;
  const isChange = status === 'negotiating' && offer.status === 'open' && offer.side !== deal.side;
  if (!isChange || !compared) return dealHeadline(deal);
  const name = otherNameOf(deal);
  const isInfluencer = offer.side === 'influencer';
  const { fee, comparison, differenceCents } = compared;
  const { changedLines, changed } = comparison;
  if (fee) {
    const { count, kind, feeCents } = fee.after;
    const say = isInfluencer ? m.deal_head_asks_each : m.deal_head_offers_each;
    return {
      sentence: (word) => say({ count, name, word, item: itemNames[kind]() }),
      word: formatMoney(feeCents, 'EUR', language),
    };
  }
  if (changed.length === 0 && differenceCents !== 0) {
    const say = isInfluencer ? m.deal_head_asks : m.deal_head_offers;
    return {
      sentence: (word) => say({ name, word }),
      word: formatMoney(offer.feeCents, 'EUR', language),
    };
  }
  const topics = [
    ...(changedLines.length > 0 ? [m.offer_topic_content()] : []),
    ...changed.map((it) => termsTopicNames[it]()),
  ];
  if (topics.length > MAX_NAMED_TOPICS || differenceCents !== 0) return dealHeadline(deal);
  return {
    sentence: (word) => m.deal_head_changes({ name, word }),
    word: formatList(topics, language),
  };
}

/** Lists the content, gift, rights and dates that an offer leaves unchanged. Empty if there are none. */
export function restText(deal: DealView, { base, comparison }: ComparedOffer, language: Language): string {
  const { keptLines, kept } = comparison;
  const { benefit, rights } = base.terms;
  const topics = kept.filter(
    (it) => it === 'dates' || (it === 'gift' && benefit !== null) || (it === 'rights' && rights !== null),
  );
  const words = [
    ...keptLines.map(({ kind, count, feeCents }) => {
      const items = itemCounts[kind]({ count });
      return feeCents > 0 ? m.deal_line_each({ items, fee: formatMoney(feeCents, 'EUR', language) }) : items;
    }),
    ...topics.map((it) => termsTopicNames[it]()),
  ];
  if (words.length === 0) return '';
  const list = formatList(words, language);
  return base.side === deal.side
    ? m.deal_rest_own({ list })
    : m.deal_rest_other({ name: otherNameOf(deal), list });
}

/** `2 posts on Instagram, €350 each` */
function lineText(line: TermsLine, language: Language): string {
  const { feeCents, note, needsBenefit } = line;
  return [
    askedItems(line),
    feeCents > 0 && m.asked_each({ fee: formatMoney(feeCents, 'EUR', language) }),
    note,
    needsBenefit && m.asked_needs_benefit(),
  ]
    .filter(Boolean)
    .join(', ');
}

export interface ChangeText {
  label: string;
  /** Empty if the new terms lack this part. */
  after: string;
  /** Empty if the earlier terms lack this part. */
  before: string;
}

/** Returns all changes between two versions of the terms, each with its text before and after. */
export function changeTexts(
  before: Terms,
  after: Terms,
  { changedLines, changed }: TermsComparison,
  language: Language,
): ChangeText[] {
  const lines = changedLines.map((line) => ({
    label: m.terms_content(),
    after: line.after ? lineText(line.after, language) : '',
    before: line.before ? lineText(line.before, language) : '',
  }));
  const factsOf = (terms: Terms) =>
    new Map(
      termsFacts(terms, language)
        .filter(({ topic }) => changed.includes(topic))
        .map(({ label, text, detail }) => [label, [text, detail].filter(Boolean).join(', ')]),
    );
  const [old, now] = [factsOf(before), factsOf(after)];
  const facts = [...new Set([...now.keys(), ...old.keys()])]
    .map((label) => ({ label, after: now.get(label) ?? '', before: old.get(label) ?? '' }))
    .filter((it) => it.after !== it.before);
  return [...lines, ...facts];
}

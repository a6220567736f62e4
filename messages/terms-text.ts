import type { Language } from '#domain/language.ts';
import type { TermsTopic } from '#domain/terms/compare-terms.ts';
import type { Rights, Terms, TermsLine } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { formatDate, formatList, formatMoney } from './format.ts';
import {
  askedMediumLabels,
  askedTerritoryLabels,
  benefitChannelLabels,
  itemCounts,
  platformLabels,
} from './labels/terms.ts';

type Items = Pick<TermsLine, 'kind' | 'count'>;
interface Summarised {
  lines: readonly Items[];
  feeCents: number;
  hasBenefit: boolean;
}

/** `2 posts and 3 stories for €1,060 and the gift.` */
export function termsSummary({ lines, feeCents, hasBenefit }: Summarised, language: Language): string {
  const items = formatList(
    lines.map(({ kind, count }) => itemCounts[kind]({ count })),
    language,
  );
  if (feeCents === 0) return hasBenefit ? m.terms_summary_gift({ items }) : m.terms_summary_unpaid({ items });
  const values = { items, fee: formatMoney(feeCents, 'EUR', language) };
  return hasBenefit ? m.terms_summary_both(values) : m.terms_summary_paid(values);
}

/** `2 posts on Instagram` */
export function askedItems({ kind, count, platform }: Items & Pick<TermsLine, 'platform'>): string {
  const items = itemCounts[kind]({ count });
  return platform === 'other'
    ? m.asked_elsewhere({ items })
    : m.asked_on({ items, platform: platformLabels[platform]() });
}

function draftsText({ submitBy, revisions }: Terms, language: Language): string {
  if (submitBy === null) return m.asked_drafts_none();
  const date = formatDate(submitBy, language);
  return revisions === 0
    ? m.asked_drafts_without_rounds({ date })
    : m.asked_drafts_by({ date, count: revisions });
}

function rightsText(rights: Rights | null, language: Language): string {
  if (!rights) return m.asked_rights_none();
  const media = formatList(
    rights.media.map((it) => askedMediumLabels[it]()),
    language,
  );
  const months = m.terms_months_count({ count: rights.months });
  return m.asked_rights({ media, territory: askedTerritoryLabels[rights.territory](), months });
}

export interface TermsFact {
  topic: TermsTopic;
  label: string;
  text: string;
  detail?: string;
  lang?: 'fr';
}

/**
 * Returns the facts of the terms, without the lines of the terms. Drafts and rights always have a text, even if the
 * terms have none. Leaves out all other facts that the terms do not have, such as a gift.
 */
export function termsFacts(terms: Terms, language: Language): TermsFact[] {
  const { benefit, publishFrom, publishBy, liveDays, exclusivityDays } = terms;
  const end = formatDate(publishBy, language);
  const published =
    publishFrom === publishBy ? end : m.campaign_dates({ start: formatDate(publishFrom, language), end });
  const gift = (): TermsFact[] =>
    benefit
      ? [
          {
            topic: 'gift',
            label: m.campaign_gift(),
            text: benefit.what,
            detail: m.asked_gift({
              channel: benefitChannelLabels[benefit.channel](),
              value: formatMoney(benefit.valueCents, 'EUR', language),
            }),
          },
        ]
      : [];
  const others: TermsFact[] = [
    { topic: 'drafts', label: m.asked_drafts(), text: draftsText(terms, language) },
    { topic: 'dates', label: m.asked_published(), text: published },
    {
      topic: 'live',
      label: m.asked_live(),
      text: liveDays > 0 ? m.terms_live_days({ days: liveDays }) : '',
    },
    { topic: 'rights', label: m.asked_reuse(), text: rightsText(terms.rights, language) },
    { topic: 'mention', label: m.asked_mention(), text: terms.mention, lang: 'fr' },
    {
      topic: 'exclusivity',
      label: m.asked_exclusivity(),
      text: exclusivityDays > 0 ? m.asked_exclusivity_days({ count: exclusivityDays }) : '',
    },
    { topic: 'words', label: m.terms_must_say(), text: terms.mustSay },
    { topic: 'words', label: m.terms_must_not_say(), text: terms.mustNotSay },
  ];
  return [...gift(), ...others.filter(({ text }) => text !== '')];
}

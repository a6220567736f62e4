import type { Language } from '#domain/language.ts';
import type { Emv, EmvRates } from '#domain/post-metrics/emv.ts';
import type { MetricName, MetricSource, NewestMetrics } from '#domain/post-metrics/post-metric.ts';
import type { ContentLine, LatePart } from '#domain/reports/content-line.ts';
import { m } from '#messages';
import { formatDate, formatMoney, formatNumber } from './format.ts';
import { deliverableStatusLabels, metricLabels, metricSourceLabels } from './labels/figures.ts';
import { contentKindLabels, platformLabels } from './labels/terms.ts';

type Named = Pick<ContentLine, 'kind' | 'number' | 'platform'>;

/** `Reel 2, Instagram` */
export function contentTitle({ kind, number, platform }: Named): string {
  const label = contentKindLabels[kind]();
  const item = number === null ? label : m.figures_item({ item: label, number });
  return m.figures_item_on({ item, platform: platformLabels[platform]() });
}

/** `Approved`, or `To publish again` after an objection. */
export const stateText = ({ status, isObjected }: Pick<ContentLine, 'status' | 'isObjected'>): string =>
  isObjected ? m.figures_state_objected() : deliverableStatusLabels[status]();

const names = Object.keys(metricLabels) as MetricName[];

/** `Declared: Reach —, Views 86,400 (Jun 20, 2026), …`. Empty if the source has no figure at all. */
export function figuresText(metrics: NewestMetrics, source: MetricSource, language: Language): string {
  if (names.every((name) => metrics[name][source] === null)) return '';
  const figures = names.map((name) => {
    const figure = metrics[name][source];
    const metric = metricLabels[name]();
    if (!figure) return m.figures_of({ metric, value: m.figures_missing() });
    const text = m.figures_of({ metric, value: formatNumber(figure.value, language) });
    return m.figures_as_of({ figure: text, date: formatDate(figure.asOf, language) });
  });
  return m.figures_list({ source: metricSourceLabels[source](), figures: figures.join(', ') });
}

/** `Jun 20, 2026, on time`. For content that is not online: “Late” if `isOnTime` is false, otherwise a dash. */
export function publishedText(
  { publishedOn, isOnTime, latePart }: Pick<ContentLine, 'publishedOn' | 'isOnTime' | 'latePart'>,
  language: Language,
): string {
  const date = publishedOn && formatDate(publishedOn, language);
  if (!date) return isOnTime === false ? m.figures_late() : m.figures_missing();
  return latePart ? lateTexts[latePart]({ date }) : m.figures_published_on_time({ date });
}

const lateTexts: Record<LatePart, (inputs: { date: string }) => string> = {
  post: m.figures_published_late,
  earlier_post: m.figures_earlier_post_late,
  draft: m.figures_draft_late,
};

/** Rounds to whole cents. */
export function costText(cents: number | null, language: Language): string {
  return cents === null ? m.figures_missing() : formatMoney(Math.round(cents), 'EUR', language);
}

/** The earned media value with its rates and their source. Empty without a value. */
export function emvText(emv: Emv | null, stated: EmvRates | null, language: Language): string {
  if (!emv || !stated) return '';
  const rates = emv.rates.map(({ metric, centsPerThousand }) =>
    m.figures_emv_rate({
      metric: metricLabels[metric](),
      rate: formatMoney(centsPerThousand, 'EUR', language),
    }),
  );
  return m.figures_emv({
    value: formatMoney(emv.cents, 'EUR', language),
    figures: emv.source === 'read' ? m.figures_emv_read() : m.figures_emv_declared(),
    rates: rates.join(', '),
    publication: stated.source,
    date: formatDate(stated.date, language),
  });
}

import { type DeliverableStatus, deliverableStatuses, isOnline } from '../deliverables/deliverable.ts';
import {
  costPerEngagement,
  engagementFrom,
  engagementMetrics,
  type MetricName,
  type MetricSource,
  metricNames,
  metricSources,
} from '../post-metrics/post-metric.ts';
import type { ContentLine } from './content-line.ts';

/** Engagement is likes, comments, saves and shares. */
export const reportFigures = [...metricNames, 'engagement', 'cost'] as const;
/** `cost`: cost per engagement. */
export type ReportFigure = (typeof reportFigures)[number];
type Summed = MetricName | 'engagement';

const sourced = reportFigures.flatMap((figure) =>
  metricSources.map((source) => `${figure}.${source}` as const),
);

/** The numbers of the report that count or sum pieces of content. `all` counts all content that was agreed. */
export const reportNumbers = [
  'all',
  'fees',
  'gifts',
  ...deliverableStatuses,
  'online',
  'on_time',
  'late',
  ...sourced,
] as const;
export type ReportNumber = (typeof reportNumbers)[number];

/** The sum of one figure from one source. */
export interface Sum {
  /** Null if no content has the figure. The value of `cost` is in euro cents, not rounded, and null at engagement 0. */
  value: number | null;
  /** Number of pieces of content that have the figure. */
  count: number;
}

export interface ContentSums {
  states: Record<DeliverableStatus, number>;
  all: number;
  online: number;
  onTime: number;
  late: number;
  /** Fees without VAT for all content that was not dropped, in euro cents. */
  feeCents: number;
  /** Public price of the gifts for all content that was not dropped, in euro cents. */
  benefitCents: number;
  /** Figures of online content. Sums of different sources are never added. */
  figures: Record<ReportFigure, Record<MetricSource, Sum>>;
}

/** The day on which content counts: the day of its publication, or its deadline while the content is not online. */
export const dayOfContent = ({ publishedOn, publishBy }: ContentLine): string => publishedOn ?? publishBy;

/** Returns a figure of one source. Null if the content is not online, or if the source lacks the figure. */
export function figureOf(line: ContentLine, figure: ReportFigure, source: MetricSource): number | null {
  if (!isOnline(line)) return null;
  if (figure === 'cost') return costPerEngagement(line, engagementFrom(line.metrics, source));
  return summedOf(line, figure, source);
}

function summedOf({ metrics }: ContentLine, figure: Summed, source: MetricSource): number | null {
  if (figure === 'engagement') return engagementFrom(metrics, source)?.value ?? null;
  return metrics[figure][source]?.value ?? null;
}

/**
 * Returns the day on which the platform showed the figure. For engagement and cost, returns the earliest day of the
 * figures that they sum.
 */
export function figureDay(
  { metrics }: ContentLine,
  figure: ReportFigure,
  source: MetricSource,
): string | null {
  const parts = figure === 'engagement' || figure === 'cost' ? engagementMetrics : [figure];
  const days = parts.flatMap((name) => metrics[name][source]?.asOf ?? []);
  return days.length < parts.length ? null : (days.sort()[0] ?? null);
}

/** Returns the figure and the source of a number such as `reach.declared`. Returns null for other numbers. */
export function figureIn(number: ReportNumber): { figure: ReportFigure; source: MetricSource } | null {
  const figure = reportFigures.find((it) => number.startsWith(`${it}.`));
  const source = metricSources.find((it) => number.endsWith(`.${it}`));
  return figure && source ? { figure, source } : null;
}

/** Punctuality and figures need a plan with analytics. */
export const needsAnalytics = (number: ReportNumber): boolean =>
  figureIn(number) !== null || number === 'on_time' || number === 'late';

/** Returns whether a number of the report counts or sums this content. */
export function isPartOf(number: ReportNumber, line: ContentLine): boolean {
  const about = figureIn(number);
  if (about) return hasFigure(line, about.figure, about.source);
  if (number === 'all') return true;
  if (number === 'fees' || number === 'gifts') return centsOf(number, line) > 0;
  if (number === 'online') return isOnline(line);
  if (number === 'on_time') return line.isOnTime === true;
  if (number === 'late') return line.isOnTime === false;
  return line.status === number;
}

/** Returns the amount that content adds to the fees or to the gifts, in euro cents. */
export function centsOf(number: 'fees' | 'gifts', line: ContentLine): number {
  return (number === 'fees' ? line.feeCents : line.benefitShareCents) ?? 0;
}

/** Content whose engagement is 0 has no cost per engagement of its own, but its cost counts in the total. */
function hasFigure(line: ContentLine, figure: ReportFigure, source: MetricSource): boolean {
  return figureOf(line, figure === 'cost' ? 'engagement' : figure, source) !== null;
}

export function noSums(): ContentSums {
  const none = () => ({ declared: { value: null, count: 0 }, read: { value: null, count: 0 } });
  return {
    states: Object.fromEntries(deliverableStatuses.map((it) => [it, 0])) as ContentSums['states'],
    all: 0,
    online: 0,
    onTime: 0,
    late: 0,
    feeCents: 0,
    benefitCents: 0,
    figures: Object.fromEntries(reportFigures.map((it) => [it, none()])) as ContentSums['figures'],
  };
}

/** Adds content to the sums. The figure `cost` is a total cost until `withCosts` divides it. */
export function addTo(sums: ContentSums, line: ContentLine): void {
  sums.states[line.status] += 1;
  sums.all += 1;
  sums.online += Number(isOnline(line));
  sums.onTime += Number(line.isOnTime === true);
  sums.late += Number(line.isOnTime === false);
  sums.feeCents += centsOf('fees', line);
  sums.benefitCents += centsOf('gifts', line);
  for (const source of metricSources) {
    for (const figure of [...metricNames, 'engagement'] as const)
      add(sums.figures[figure][source], figureOf(line, figure, source));
    const hasEngagement = hasFigure(line, 'cost', source);
    add(sums.figures.cost[source], hasEngagement ? centsOf('fees', line) + centsOf('gifts', line) : null);
  }
}

function add(sum: Sum, value: number | null): void {
  if (value === null) return;
  sum.value = (sum.value ?? 0) + value;
  sum.count += 1;
}

/**
 * Divides the total cost of the content that has an engagement by the total engagement. The result is null if the
 * engagement is 0.
 */
export function withCosts(sums: ContentSums): ContentSums {
  const { cost, engagement } = sums.figures;
  const per = (source: MetricSource): Sum => {
    const [cents, count] = [cost[source].value, engagement[source].value];
    return { ...cost[source], value: cents === null || !count ? null : cents / count };
  };
  return { ...sums, figures: { ...sums.figures, cost: { declared: per('declared'), read: per('read') } } };
}

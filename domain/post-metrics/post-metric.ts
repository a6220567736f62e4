/** Figures of a published post. */
export const metricNames = [
  'reach',
  'views',
  'likes',
  'comments',
  'saves',
  'shares',
  'clicks',
  'code_uses',
] as const;
export type MetricName = (typeof metricNames)[number];

/** The influencer entered `declared` figures. A check of the post read the `read` figures at the platform. */
export const metricSources = ['declared', 'read'] as const;
export type MetricSource = (typeof metricSources)[number];

interface Figure {
  value: number;
  /** Day on which the platform showed the value. */
  asOf: string;
  enteredAt: Date;
}

/** `file`: the screenshot, if there is one. */
export interface Declared extends Figure {
  source: 'declared';
  file: string | null;
}

/** Only a check of the post makes a read figure, so that a declared figure has no `checkId` and never becomes one. */
export interface Read extends Figure {
  source: 'read';
  checkId: string;
}

export interface MetricRow extends Figure {
  deliverableId: string;
  metric: MetricName;
  checkId: string | null;
  file: string | null;
}

/** The newest figure of each source, never mixed. */
export interface NewestMetric {
  declared: Declared | null;
  read: Read | null;
}
export type NewestMetrics = Record<MetricName, NewestMetric>;

/** Returns the newest figure of each metric and source. The rows of one deliverable are ordered from the oldest. */
export function newestMetrics(rows: readonly MetricRow[]): NewestMetrics {
  const newest = (metric: MetricName): NewestMetric => {
    const own = rows.filter((row) => row.metric === metric);
    return { declared: own.flatMap(declaredIn).at(-1) ?? null, read: own.flatMap(readIn).at(-1) ?? null };
  };
  return Object.fromEntries(metricNames.map((name) => [name, newest(name)])) as NewestMetrics;
}

function declaredIn({ value, asOf, enteredAt, checkId, file }: MetricRow): Declared[] {
  return checkId === null ? [{ source: 'declared', value, asOf, enteredAt, file }] : [];
}

function readIn({ value, asOf, enteredAt, checkId }: MetricRow): Read[] {
  return checkId === null ? [] : [{ source: 'read', value, asOf, enteredAt, checkId }];
}

export interface EarlierMetric {
  metric: MetricName;
  value: number;
  asOf: string;
  enteredAt: Date;
  /** When the next figure of this metric was entered. */
  correctedAt: Date;
}

/**
 * Returns the declared figures that a newer one replaced, the newest first. A figure that was declared again with its
 * day is not replaced. The rows are ordered from the oldest.
 */
export function earlierMetrics(rows: readonly MetricRow[]): EarlierMetric[] {
  const declared = rows.filter(({ checkId }) => checkId === null);
  const earlier = declared.flatMap(({ metric, value, asOf, enteredAt }, index) => {
    const next = declared.slice(index + 1).find((row) => row.metric === metric);
    const isReplaced = next && (next.value !== value || next.asOf !== asOf);
    return isReplaced ? [{ metric, value, asOf, enteredAt, correctedAt: next.enteredAt }] : [];
  });
  return earlier.reverse();
}

export const engagementMetrics = ['likes', 'comments', 'saves', 'shares'] as const;

export interface Engagement {
  source: MetricSource;
  value: number;
}

/**
 * Returns likes, comments, saves and shares in all, from figures of one source alone: of the read ones if all four were
 * read, or else of the declared ones. Null if a figure is missing.
 */
export function engagementOf(metrics: NewestMetrics): Engagement | null {
  return engagementFrom(metrics, 'read') ?? engagementFrom(metrics, 'declared');
}

/** Null if a figure of this source is missing. */
export function engagementFrom(metrics: NewestMetrics, source: MetricSource): Engagement | null {
  const figures = engagementMetrics.flatMap((name) => metrics[name][source] ?? []);
  if (figures.length < engagementMetrics.length) return null;
  return { source, value: figures.reduce((sum, { value }) => sum + value, 0) };
}

interface Cost {
  /** In euro cents: the fee without VAT, and the share of the benefit at its public price. Null if nothing is owed. */
  feeCents: number | null;
  benefitShareCents: number | null;
}

/** Returns fee and benefit share per engagement in euro cents, not rounded. Null if a figure is missing or the engagement is 0. */
export function costPerEngagement(
  { feeCents, benefitShareCents }: Cost,
  engagement: Engagement | null,
): number | null {
  if (!engagement || engagement.value === 0 || feeCents === null || benefitShareCents === null) return null;
  return (feeCents + benefitShareCents) / engagement.value;
}

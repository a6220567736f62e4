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

/** `declared`: the influencer entered the figure. `read`: a check of the post read the figure from the platform. */
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

/**
 * Only a check of the post creates a read figure. A declared figure has no `checkId`, so it never becomes a read
 * figure.
 */
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

/** The newest figure of each source. Figures of different sources are never mixed. */
export interface NewestMetric {
  declared: Declared | null;
  read: Read | null;
}
export type NewestMetrics = Record<MetricName, NewestMetric>;

/** Returns the newest figure of each metric and source. `rows` must be of one deliverable, oldest first. */
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
 * Returns the declared figures that newer figures replaced, newest first. A repeated declaration of the same value and
 * day replaces nothing. `rows` must be sorted, oldest first.
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
 * Returns the sum of likes, comments, saves and shares. Uses figures of one source only: the read figures if all four
 * were read, otherwise the declared figures. Returns null if each source lacks a figure.
 */
export function engagementOf(metrics: NewestMetrics): Engagement | null {
  return engagementFrom(metrics, 'read') ?? engagementFrom(metrics, 'declared');
}

/** Returns the sum of likes, comments, saves and shares from one source. Null if one of the four is missing. */
export function engagementFrom(metrics: NewestMetrics, source: MetricSource): Engagement | null {
  const figures = engagementMetrics.flatMap((name) => metrics[name][source] ?? []);
  if (figures.length < engagementMetrics.length) return null;
  return { source, value: figures.reduce((sum, { value }) => sum + value, 0) };
}

interface Cost {
  /** Fee without VAT, and benefit share at the public price, in euro cents. Both are null if nothing is owed. */
  feeCents: number | null;
  benefitShareCents: number | null;
}

/**
 * Returns the sum of fee and benefit share per engagement, in euro cents, not rounded. Returns null if a figure is
 * missing, if the engagement is 0, or if nothing is owed.
 */
export function costPerEngagement(
  { feeCents, benefitShareCents }: Cost,
  engagement: Engagement | null,
): number | null {
  if (!engagement || engagement.value === 0 || feeCents === null || benefitShareCents === null) return null;
  return (feeCents + benefitShareCents) / engagement.value;
}

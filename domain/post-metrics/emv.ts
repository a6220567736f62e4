import type { Platform } from '../terms/terms.ts';
import {
  type MetricName,
  type MetricSource,
  metricNames,
  metricSources,
  type NewestMetrics,
} from './post-metric.ts';

/** The rates of an earned media value, with the publication that states them. */
export interface EmvRates {
  /** Euro cents for a thousand of a figure. */
  rates: Partial<Record<Platform, Partial<Record<MetricName, number>>>>;
  /** Publisher and place of the publication. */
  source: string;
  /** Day of that publication, `YYYY-MM-DD`. */
  date: string;
}

export interface Emv {
  source: MetricSource;
  /** Whole euro cents. */
  cents: number;
  rates: { metric: MetricName; centsPerThousand: number }[];
}

/**
 * Returns the sum of figures times their rates on a platform, from figures of one source alone: of the read ones if all
 * figures with a rate were read, or else of the declared ones. Null without rates, and if a figure with a rate is missing.
 */
export function emvOf(platform: Platform, metrics: NewestMetrics, emv: EmvRates | null): Emv | null {
  const known = emv?.rates[platform] ?? {};
  const rates = metricNames.flatMap((metric) => {
    const centsPerThousand = known[metric];
    return centsPerThousand === undefined ? [] : [{ metric, centsPerThousand }];
  });
  if (rates.length === 0) return null;
  for (const source of metricSources.toReversed()) {
    const parts = rates.flatMap(({ metric, centsPerThousand }) => {
      const figure = metrics[metric][source];
      return figure ? [figure.value * centsPerThousand] : [];
    });
    if (parts.length === rates.length)
      return { source, rates, cents: Math.round(parts.reduce((sum, it) => sum + it, 0) / 1_000) };
  }
  return null;
}

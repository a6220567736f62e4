import type { Platform } from '../terms/terms.ts';
import {
  type MetricName,
  type MetricSource,
  metricNames,
  metricSources,
  type NewestMetrics,
} from './post-metric.ts';

/** The rates of an earned media value, with the published source of the rates. */
export interface EmvRates {
  /** Euro cents per thousand of a figure, by platform. */
  rates: Partial<Record<Platform, Partial<Record<MetricName, number>>>>;
  /** Title and publisher of the source, as pages show them. */
  source: string;
  /** Day on which the source was published, `YYYY-MM-DD`. */
  date: string;
}

export interface Emv {
  source: MetricSource;
  /** Whole euro cents. */
  cents: number;
  rates: { metric: MetricName; centsPerThousand: number }[];
}

/**
 * Returns the earned media value of content: the sum of its figures times their rates on the platform. A source is
 * complete if it has a figure for every rate. Uses the figures that were read on the platform if they are complete, or
 * else the declared figures if these are complete. Returns null without rates, and without a complete source.
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

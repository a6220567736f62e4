import { z } from 'zod';
import { isDay } from '../clock.ts';
import { says } from '../fields.ts';
import { countOf } from '../influencers/figures.ts';
import { type MetricName, metricNames } from './post-metric.ts';

const MAX_METRIC = 1_000_000_000_000;

/** A whole number as typed. Empty: this figure is not declared. */
const figure = z
  .string()
  .default('')
  .transform((typed, context) => {
    if (typed.trim() === '') return null;
    const value = countOf(typed, MAX_METRIC);
    if (value === null) context.addIssue({ code: 'custom', message: says('metric.invalid') });
    return value;
  });

const figures = Object.fromEntries(metricNames.map((name) => [name, figure])) as Record<
  MetricName,
  typeof figure
>;

/** The form of an influencer's figures, as `declareMetrics` takes it. */
export const metricsInput = z
  .object({
    asOf: z.string().refine(isDay, says('field.invalid_day')),
    files: z.array(z.string().max(100)).max(1, says('field.invalid')).default([]),
    ...figures,
  })
  .transform(({ asOf, files, ...typed }) => ({
    asOf,
    file: files[0] || null,
    values: metricNames.flatMap((metric) => {
      const value = typed[metric];
      return value === null ? [] : [{ metric, value }];
    }),
  }))
  .refine(({ values }) => values.length > 0, { path: ['reach'], error: says('metric.required') });

export type MetricsInput = z.output<typeof metricsInput>;

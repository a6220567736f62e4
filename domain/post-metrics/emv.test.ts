import { expect, it } from 'vitest';
import { type EmvRates, emvOf } from './emv.ts';
import { type MetricName, type MetricRow, newestMetrics } from './post-metric.ts';

const aRow = (metric: MetricName, value: number, checkId: string | null = null): MetricRow => ({
  deliverableId: 'deliverable-1',
  metric,
  value,
  checkId,
  file: null,
  asOf: '2026-06-20',
  enteredAt: new Date('2026-06-20T10:00:00Z'),
});
const emv: EmvRates = {
  rates: { instagram: { views: 1_000, likes: 20_000 } },
  source: 'A study',
  date: '2026-01-01',
};
const declared = [aRow('views', 10_000), aRow('likes', 123)];

it('adds figures times their rates for a thousand, of one source alone', () => {
  expect(emvOf('instagram', newestMetrics(declared), emv)).toEqual({
    source: 'declared',
    cents: 12_460,
    rates: [
      { metric: 'views', centsPerThousand: 1_000 },
      { metric: 'likes', centsPerThousand: 20_000 },
    ],
  });
  const both = [...declared, aRow('views', 9_000, 'check-1'), aRow('likes', 100, 'check-1')];
  expect(emvOf('instagram', newestMetrics(both), emv)).toMatchObject({ source: 'read', cents: 11_000 });
  const mixed = [aRow('views', 10_000), aRow('likes', 123, 'check-1')];
  expect(emvOf('instagram', newestMetrics(mixed), emv)).toBeNull();
});

it('is shown nowhere without rates, for another platform, or while a figure is missing', () => {
  expect(emvOf('instagram', newestMetrics(declared), null)).toBeNull();
  expect(emvOf('tiktok', newestMetrics(declared), emv)).toBeNull();
  expect(emvOf('instagram', newestMetrics(declared.slice(1)), emv)).toBeNull();
});

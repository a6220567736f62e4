import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliverableStatuses } from '../deliverables/deliverable.ts';
import { shipmentStatuses } from '../shipments/shipment.ts';
import { benefitShares } from './benefit-shares.ts';
import {
  costPerEngagement,
  type Declared,
  earlierMetrics,
  engagementOf,
  type MetricName,
  type MetricRow,
  newestMetrics,
  type Read,
} from './post-metric.ts';

const aRow = (metric: MetricName, value: number, row: Partial<MetricRow> = {}): MetricRow => ({
  deliverableId: 'deliverable-1',
  metric,
  value,
  checkId: null,
  file: null,
  asOf: '2026-06-20',
  enteredAt: new Date('2026-06-20T10:00:00Z'),
  ...row,
});
const read = { checkId: 'check-1' };
const four = (row: Partial<MetricRow> = {}) => [
  aRow('likes', 100, row),
  aRow('comments', 20, row),
  aRow('saves', 3, row),
  aRow('shares', 0, row),
];

describe('newestMetrics', () => {
  it('keeps the newest figure of each source apart, also if the other source is newer', () => {
    const { likes, reach } = newestMetrics([
      aRow('likes', 1, read),
      aRow('likes', 2),
      aRow('likes', 3, { file: 'image-1' }),
    ]);
    expect(likes).toMatchObject({
      declared: { source: 'declared', value: 3, file: 'image-1' },
      read: { source: 'read', value: 1, checkId: 'check-1' },
    });
    expect(reach).toEqual({ declared: null, read: null });
  });

  it('makes types that cannot be confused', () => {
    const declared = newestMetrics([aRow('likes', 1)]).likes.declared as Declared;
    // @ts-expect-error: a declared figure is not a read figure
    const asRead: Read = declared;
    // @ts-expect-error: another `source` is not enough, because a read figure also needs a `checkId`
    const renamed: Read = { ...declared, source: 'read' };
    expect([asRead.checkId, renamed.checkId]).toEqual([undefined, undefined]);
  });
});

it('lists a figure as earlier once another value or day replaces it, and never a figure declared again', () => {
  const [first, again, nextDay] = [
    aRow('likes', 1),
    aRow('likes', 1),
    aRow('likes', 1, { asOf: '2026-06-21' }),
  ];
  expect(earlierMetrics([first, again])).toEqual([]);
  expect(earlierMetrics([first, again, nextDay])).toMatchObject([{ value: 1, asOf: '2026-06-20' }]);
});

describe('engagement', () => {
  it('adds likes, comments, saves and shares of one source, and never fills a gap from the other', () => {
    expect(engagementOf(newestMetrics(four()))).toEqual({ source: 'declared', value: 123 });
    expect(engagementOf(newestMetrics([...four(), ...four(read)]))).toMatchObject({ source: 'read' });
    expect(engagementOf(newestMetrics([...four().slice(1), aRow('likes', 100, read)]))).toBeNull();
  });

  it('costs fee and benefit share, and has no cost without engagement or for dropped content', () => {
    const cost = { feeCents: 10_000, benefitShareCents: 2_300 };
    expect(costPerEngagement(cost, { source: 'declared', value: 123 })).toBe(100);
    expect(costPerEngagement(cost, { source: 'declared', value: 0 })).toBeNull();
    expect(costPerEngagement(cost, null)).toBeNull();
    expect(costPerEngagement({ ...cost, feeCents: null }, { source: 'declared', value: 123 })).toBeNull();
  });
});

it('the shares of a benefit differ by at most a cent, and add up to its price unless nothing is owed', () => {
  const statuses = fc.array(fc.constantFrom(...deliverableStatuses), { minLength: 1, maxLength: 20 });
  const shipment = fc.option(fc.constantFrom(...shipmentStatuses).map((status) => ({ status })));
  fc.assert(
    fc.property(statuses, fc.integer({ min: 1, max: 100_000_000 }), shipment, (all, valueCents, shipped) => {
      const deliverables = all.map((status) => ({ status }));
      const shares = benefitShares({ benefit: { valueCents }, deliverables, shipment: shipped });
      expect(shares.map((it) => it === null)).toEqual(all.map((status) => status === 'dropped'));
      const owed = shares.filter((it) => it !== null);
      if (owed.length === 0) return;
      const sum = owed.reduce((one, other) => one + other, 0);
      expect(sum).toBe(shipped?.status === 'waived' ? 0 : valueCents);
      expect(Math.max(...owed) - Math.min(...owed)).toBeLessThanOrEqual(1);
    }),
  );
});

import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { RequestDurations } from './request-durations.ts';

test('the durations of requests have the text of prom-client’s histogram', async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const durations = new RequestDurations().register(ours);
  const histogram = new Histogram({
    name: durations.name,
    help: 'Duration of requests until the response closed, without live streams.',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [theirs],
  });
  for (const [method, route, status, seconds] of [
    ['GET', '/influencers', 200, 0.005],
    ['GET', '/influencers', 200, 0.2],
    ['GET', '/influencers', 200, 11],
    ['GET', '/influencers', 304, 0.0004],
    ['POST', '/api/files', 201, 2.5],
  ] as const) {
    durations.observe({ method, route, status }, seconds);
    histogram.observe({ method, route, status }, seconds);
  }
  expect(await ours.metrics()).toBe(await theirs.metrics());
});

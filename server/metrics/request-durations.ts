import type { Histogram, Registry } from 'prom-client';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NAME = 'accolade_http_request_duration_seconds';

interface Labels {
  method: string;
  route: string;
  status: number;
}

interface Series {
  method: string;
  status: number;
  /** Observations of each bucket. The last number counts observations above all buckets. */
  counts: number[];
  sum: number;
}

/**
 * Durations of requests as a histogram with the labels method, route and status. prom-client's own histogram sorts and
 * joins the labels of each observation, which takes 1 % of the processor time of the shortest request.
 */
export class RequestDurations {
  readonly name = NAME;
  readonly #routes = new Map<string, Series[]>();

  observe(labels: Labels, seconds: number): void {
    const one = this.#seriesOf(labels);
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
    const at = bucket === -1 ? BUCKETS.length : bucket;
    one.counts[at] = (one.counts[at] ?? 0) + 1;
    one.sum += seconds;
  }

  register(registry: Registry): this {
    // The registry only calls `get`, but its type names prom-client's classes.
    registry.registerMetric(this as unknown as Histogram);
    return this;
  }

  /**
   * Compares the labels of each series. This is faster than building a key from the labels, because a route has few
   * series.
   */
  #seriesOf({ method, route, status }: Labels): Series {
    const ofRoute = this.#routes.get(route) ?? [];
    const known = ofRoute.find((it) => it.method === method && it.status === status);
    if (known) return known;
    const added = { method, status, counts: Array<number>(BUCKETS.length + 1).fill(0), sum: 0 };
    this.#routes.set(route, [...ofRoute, added]);
    return added;
  }

  get() {
    return {
      name: NAME,
      help: 'Duration of requests until the response closed, without live streams.',
      type: 'histogram',
      aggregator: 'sum',
      values: [...this.#routes].flatMap(([route, series]) => series.flatMap((one) => valuesOf(route, one))),
    };
  }
}

function valuesOf(route: string, { method, status, counts, sum }: Series) {
  const labels = { method, route, status };
  let count = 0;
  const buckets = counts.map((added, at) => {
    count += added;
    return { metricName: `${NAME}_bucket`, labels: { le: BUCKETS[at] ?? '+Inf', ...labels }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ];
}

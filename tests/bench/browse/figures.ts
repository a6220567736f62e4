import type { Figure } from '../table.ts';

/** 32 connections and 20,000 influencers, compared with a bare scan and with Hono and pg for the same queries. */
export const rateFigures: Figure[] = [
  { name: 'hello /s' },
  { name: 'scan /s' },
  { name: 'pg /s' },
  { name: 'ours /s' },
  { name: '% of scan', limit: { atLeast: 60 } },
  { name: 'scan p99 ms', digits: 1 },
  { name: 'p99 ms', digits: 1 },
  { name: '× scan p99', limit: { atMost: 2 }, digits: 2 },
];
export const timesPg = (atLeast: number): Figure => ({ name: '× pg', limit: { atLeast }, digits: 1 });

/** The rendered page, compared with a bare renderToString of its 24 cards. */
export const pageFigures: Figure[] = [
  { name: 'bare /s' },
  { name: 'page /s' },
  { name: '% of bare', limit: { atLeast: 40 } },
];

/** 8 connections. */
export const sizeFigures = (p99: number): Figure[] => [
  { name: 'ours /s' },
  { name: 'p50 ms', digits: 1 },
  { name: 'p99 ms', limit: { atMost: p99 }, digits: 1 },
  { name: 'loaded in s', digits: 1 },
  // Measured after a garbage collection.
  { name: 'bytes a row', limit: { atMost: 1_000 } },
];

export const sameResultFigures: Figure[] = [
  { name: 'filters asked', limit: { atLeast: 10_000 } },
  { name: 'that differ', limit: { atMost: 0 } },
];

/** The first change takes longer (`first ms`), because the processes have not answered a search yet. */
export const freshnessFigures: Figure[] = [
  { name: 'processes' },
  { name: 'first ms', digits: 1 },
  { name: 'slowest ms', limit: { atMost: 50 }, digits: 1 },
];

/** The slowest interaction to next paint (INP) of each kind. */
export const interactionFigures: Figure[] = [
  { name: 'dragging ms', limit: { atMost: 100 } },
  { name: 'keys ms', limit: { atMost: 100 } },
  { name: 'typing ms', limit: { atMost: 100 } },
];

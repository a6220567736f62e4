import type { Figure } from '../table.ts';

/** With 32 connections over 20,000 influencers: against a bare scan and against Hono and pg, asked for the same. */
export const ofRates: Figure[] = [
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

/** The page as the server draws it, against a bare renderToString of its 24 cards. */
export const ofPages: Figure[] = [
  { name: 'bare /s' },
  { name: 'page /s' },
  { name: '% of bare', limit: { atLeast: 40 } },
];

/** With 8 connections, everything mixed that people ask. */
export const ofSizes = (p99: number): Figure[] => [
  { name: 'ours /s' },
  { name: 'p50 ms', digits: 1 },
  { name: 'p99 ms', limit: { atMost: p99 }, digits: 1 },
  { name: 'loaded in s', digits: 1 },
  // Without what loading has left to be collected.
  { name: 'bytes a row', limit: { atMost: 1_000 } },
];

export const ofTruth: Figure[] = [
  { name: 'filters asked', limit: { atLeast: 10_000 } },
  { name: 'that differ', limit: { atMost: 0 } },
];

/** The first is told to processes that have answered nobody yet, which takes them longer. */
export const ofFreshness: Figure[] = [
  { name: 'processes' },
  { name: 'first ms', digits: 1 },
  { name: 'slowest ms', limit: { atMost: 50 }, digits: 1 },
];

/** The slowest interaction to next paint of each kind. */
export const ofInteractions: Figure[] = [
  { name: 'dragging ms', limit: { atMost: 100 } },
  { name: 'keys ms', limit: { atMost: 100 } },
  { name: 'typing ms', limit: { atMost: 100 } },
];

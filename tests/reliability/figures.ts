import type { Figure, Row } from '#tests/bench/table.ts';

export interface Proved {
  row: Row;
  faults: string[];
}

const exactlyOnce: Figure[] = [
  { name: 'acknowledged', limit: { atLeast: 1 } },
  { name: 'lost', limit: { atMost: 0 } },
  { name: 'doubled', limit: { atMost: 0 } },
];

/**
 * `elapsed s` is the median time from the process's start until `/health/ready` is 200. `longest s` is the longest of
 * these times. `ready s` is the median without the time in which other programs had the processors.
 */
export const killFigures = (kills: number): Figure[] => [
  { name: 'kills', limit: { atLeast: kills } },
  ...exactlyOnce,
  { name: 'ready s', limit: { atMost: 2 }, digits: 2 },
  { name: 'ready s, embedded', limit: { atMost: 3 }, digits: 2 },
  { name: 'elapsed s', digits: 2 },
  { name: 'longest s', digits: 2 },
];

/** `by the clock` counts outcomes and reminders of deadlines. `half` counts acts that are only partly stored. */
export const workFigures = (kills: number): Figure[] => [
  { name: 'kills', limit: { atLeast: kills } },
  ...exactlyOnce,
  { name: 'by the clock', limit: { atLeast: kills } },
  { name: 'half', limit: { atMost: 0 } },
  { name: 'wrong deadlines', limit: { atMost: 0 } },
];

/**
 * The limit of `recovers s` is the server's longest time limit, because a request sent during the fault may be
 * answered afterwards.
 */
export const faultFigures: Figure[] = [
  ...exactlyOnce,
  { name: 'wrong answers', limit: { atMost: 0 } },
  { name: 'recovers s', limit: { atMost: 35 }, digits: 1 },
  { name: 'slowest answer s', digits: 1 },
  { name: 'failed requests' },
  { name: 'restarts' },
];

export const releaseFigures = (releases: number): Figure[] => [
  { name: 'releases', limit: { atLeast: releases } },
  ...exactlyOnce,
  { name: 'failed requests', limit: { atMost: 0 } },
];

import type { Figure, Row } from '#tests/bench/table.ts';

/** A row of the table, and a description of each fault. */
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
 * `elapsed s` is the time from the start of the process until `/health/ready` is 200, `longest s` its maximum. `ready s` leaves out the
 * time in which other programs had the processor, so that a busy machine does not decide. On an idle machine they are equal. Medians.
 */
export const killFigures = (kills: number): Figure[] => [
  { name: 'kills', limit: { atLeast: kills } },
  ...exactlyOnce,
  { name: 'ready s', limit: { atMost: 2 }, digits: 2 },
  { name: 'ready s, embedded', limit: { atMost: 3 }, digits: 2 },
  { name: 'elapsed s', digits: 2 },
  { name: 'longest s', digits: 2 },
];

/** The longest wait is the longest time limit of the server, because a writer may wait for an answer that was asked for in the fault. */
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

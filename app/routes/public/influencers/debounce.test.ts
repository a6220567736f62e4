import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function countRuns() {
  let runs = 0;
  const debounced = debounce(() => runs++, { waitMs: 150, maxWaitMs: 400 });
  /** Restarts at these milliseconds from the start, and returns the number of runs up to the last restart. */
  function typeAt(...moments: number[]): number {
    let now = 0;
    for (const moment of moments) {
      vi.advanceTimersByTime(moment - now);
      now = moment;
      debounced.restart();
    }
    return runs;
  }
  return { typeAt, debounced, runs: () => runs };
}

it('runs once, 150 ms after the last restart', () => {
  const { typeAt, runs } = countRuns();
  expect(typeAt(0, 100, 200)).toBe(0);
  vi.advanceTimersByTime(149);
  expect(runs()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(runs()).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(runs()).toBe(1);
});

it('runs every 400 ms while restarts come faster than the wait', () => {
  const { typeAt } = countRuns();
  expect(typeAt(...Array.from({ length: 13 }, (_, index) => index * 100))).toBe(3);
});

it('does not run after cancel', () => {
  const { typeAt, debounced, runs } = countRuns();
  typeAt(0);
  debounced.cancel();
  vi.advanceTimersByTime(1_000);
  expect(runs()).toBe(0);
});

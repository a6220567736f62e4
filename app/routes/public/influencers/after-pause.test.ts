import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPause } from './after-pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function counted() {
  let runs = 0;
  const pause = afterPause(() => runs++, { pauseMs: 150, longestMs: 400 });
  /** Restarts at these moments, in milliseconds from the start, and returns the runs until the last of them. */
  function typeAt(...moments: number[]): number {
    let now = 0;
    for (const moment of moments) {
      vi.advanceTimersByTime(moment - now);
      now = moment;
      pause.restart();
    }
    return runs;
  }
  return { typeAt, pause, runs: () => runs };
}

it('runs once after the pause', () => {
  const { typeAt, runs } = counted();
  expect(typeAt(0, 100, 200)).toBe(0);
  vi.advanceTimersByTime(149);
  expect(runs()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(runs()).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(runs()).toBe(1);
});

it('runs every 400 ms while nobody pauses', () => {
  const { typeAt } = counted();
  expect(typeAt(...Array.from({ length: 13 }, (_, index) => index * 100))).toBe(3);
});

it('does not run once canceled', () => {
  const { typeAt, pause, runs } = counted();
  typeAt(0);
  pause.cancel();
  vi.advanceTimersByTime(1_000);
  expect(runs()).toBe(0);
});

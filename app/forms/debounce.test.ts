import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function countRuns() {
  const run = vi.fn();
  const debounced = debounce(run, { waitMs: 150, maxWaitMs: 400 });
  function type(restarts: number): void {
    for (let restart = 0; restart < restarts; restart += 1) {
      if (restart > 0) vi.advanceTimersByTime(100);
      debounced.restart();
    }
  }
  return { type, debounced, run };
}

it('runs once, 150 ms after the last restart', () => {
  const { type, run } = countRuns();
  type(3);
  vi.advanceTimersByTime(149);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

it('runs every 400 ms during continuous restarts', () => {
  const { type, run } = countRuns();
  type(13);
  expect(run).toHaveBeenCalledTimes(3);
});

it('does not run after cancel', () => {
  const { type, debounced, run } = countRuns();
  type(1);
  debounced.cancel();
  vi.advanceTimersByTime(1_000);
  expect(run).not.toHaveBeenCalled();
});

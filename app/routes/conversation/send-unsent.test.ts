import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSender } from './send-unsent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line that answers, or does not, and what was sent over it. */
function aLine(waiting: string[]) {
  const line = { isUp: true, tried: [] as string[], arrived: [] as string[] };
  const sender = openSender(
    () => waiting[0],
    async (item) => {
      line.tried.push(item);
      if (!line.isUp) return false;
      line.arrived.push(item);
      waiting.shift();
      return true;
    },
  );
  return { line, sender };
}

test('one after the other, however often it is told to go', async () => {
  const { line, sender } = aLine(['a', 'b', 'c']);
  sender.go();
  sender.go();
  await vi.runAllTimersAsync();
  expect(line.tried).toEqual(['a', 'b', 'c']);
});

test('what nobody answers is tried again, ever more seldom, and holds up the others', async () => {
  const { line, sender } = aLine(['a', 'b']);
  line.isUp = false;
  sender.go();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.tried.length).toBeGreaterThan(4);
  expect(line.tried.length).toBeLessThan(9);
  expect(new Set(line.tried)).toEqual(new Set(['a']));
  line.isUp = true;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(line.arrived).toEqual(['a', 'b']);
});

test('when the line is back nobody waits', async () => {
  const { line, sender } = aLine(['a', 'b']);
  line.isUp = false;
  sender.go();
  await vi.advanceTimersByTimeAsync(10_000);
  line.isUp = true;
  sender.go();
  await vi.advanceTimersByTimeAsync(0);
  expect(line.arrived).toEqual(['a', 'b']);
  await vi.runAllTimersAsync();
  expect(line.arrived).toEqual(['a', 'b']);
});

test('nothing is sent any more by whoever has closed', async () => {
  const { line, sender } = aLine(['a']);
  line.isUp = false;
  sender.go();
  await vi.advanceTimersByTimeAsync(0);
  sender.close();
  await vi.runAllTimersAsync();
  expect(line.tried).toEqual(['a']);
});

test('told that the line may be back, it begins with the short pauses again', async () => {
  const { line, sender } = aLine(['a', 'b']);
  line.isUp = false;
  sender.go();
  await vi.advanceTimersByTimeAsync(60_000);
  sender.go(); // and this once it is not, yet
  await vi.advanceTimersByTimeAsync(10);
  line.isUp = true;
  await vi.advanceTimersByTimeAsync(1_300);
  expect(line.arrived).toEqual(['a', 'b']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSender } from './send-unsent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startSender({ waiting, isUp }: { waiting: string[]; isUp: boolean }) {
  const connection = { isUp, tried: [] as string[], arrived: [] as string[] };
  const sender = openSender(
    () => waiting[0],
    async (item) => {
      connection.tried.push(item);
      if (!connection.isUp) return false;
      connection.arrived.push(item);
      waiting.shift();
      return true;
    },
  );
  sender.start();
  return { connection, sender };
}

test('sends items one after the other, however often it is started', async () => {
  const { connection, sender } = startSender({ waiting: ['a', 'b', 'c'], isUp: true });
  sender.start();
  await vi.runAllTimersAsync();
  expect(connection.tried).toEqual(['a', 'b', 'c']);
});

test('retries an unanswered item with growing pauses before the items behind it', async () => {
  const { connection } = startSender({ waiting: ['a', 'b'], isUp: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.tried.length).toBeGreaterThan(4);
  expect(connection.tried.length).toBeLessThan(9);
  expect(new Set(connection.tried)).toEqual(new Set(['a']));
  connection.isUp = true;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(connection.arrived).toEqual(['a', 'b']);
});

test('sends at once when the connection is back', async () => {
  const { connection, sender } = startSender({ waiting: ['a', 'b'], isUp: false });
  await vi.advanceTimersByTimeAsync(10_000);
  connection.isUp = true;
  sender.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.arrived).toEqual(['a', 'b']);
  await vi.runAllTimersAsync();
  expect(connection.arrived).toEqual(['a', 'b']);
});

test('sends nothing after it is closed', async () => {
  const { connection, sender } = startSender({ waiting: ['a'], isUp: false });
  await vi.advanceTimersByTimeAsync(0);
  sender.close();
  await vi.runAllTimersAsync();
  expect(connection.tried).toEqual(['a']);
});

test('resets the pauses when it is started again', async () => {
  const { connection, sender } = startSender({ waiting: ['a', 'b'], isUp: false });
  await vi.advanceTimersByTimeAsync(60_000);
  sender.start();
  await vi.advanceTimersByTimeAsync(10);
  connection.isUp = true;
  await vi.advanceTimersByTimeAsync(1_300);
  expect(connection.arrived).toEqual(['a', 'b']);
});

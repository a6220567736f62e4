import { setImmediate as settled } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fairQueue } from './fair-queue.server.ts';

/** Jobs run until `end(name)`. The first character of a name is the owner. */
function jobs(count: number) {
  const enqueue = fairQueue(count);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    add: async (...names: string[]) => {
      for (const name of names) {
        const job = async () => {
          started.push(name);
          await new Promise<void>((resolve) => ends.set(name, resolve));
          if (name.endsWith('!')) throw new Error(name);
        };
        enqueue(name[0] ?? '', job).catch(() => {});
      }
      await settled();
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await settled();
    },
  };
}

it('starts the job of the owner with the fewest running jobs, then the first queued', async () => {
  const { started, add, end } = jobs(2);
  await add('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
  expect(started).toEqual(['a1', 'a2']);
  await end('a1');
  expect(started.at(-1)).toBe('b1');
  await end('a2');
  expect(started.at(-1)).toBe('a3');
  await end('b1');
  expect(started.at(-1)).toBe('b2');
  await end('a3');
  expect(started.at(-1)).toBe('c1');
});

it('starts the next job after a failed one', async () => {
  const { started, add, end } = jobs(1);
  await add('a1!', 'b1');
  expect(started).toEqual(['a1!']);
  await end('a1!');
  await end('b1');
  await add('a2');
  expect(started).toEqual(['a1!', 'b1', 'a2']);
});

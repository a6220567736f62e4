import { setImmediate as settled } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fairQueue } from './fair-queue.server.ts';

/** Works that end when they are told to, and the names of those that were begun; the first letter says whose. */
function works(count: number) {
  const inLane = fairQueue(count);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: async (...names: string[]) => {
      for (const name of names) {
        const work = async () => {
          begun.push(name);
          await new Promise<void>((resolve) => ends.set(name, resolve));
          if (name.endsWith('!')) throw new Error(name);
        };
        inLane(name[0] ?? '', work).catch(() => {});
      }
      await settled();
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await settled();
    },
  };
}

it('takes first who has least in work, and of those who first asked', async () => {
  const { begun, ask, end } = works(2);
  await ask('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
  expect(begun).toEqual(['a1', 'a2']);
  await end('a1');
  expect(begun.at(-1)).toBe('b1'); // a2 still runs
  await end('a2');
  expect(begun.at(-1)).toBe('a3'); // b1 still runs, and a3 asked before c1
  await end('b1');
  expect(begun.at(-1)).toBe('b2');
  await end('a3');
  expect(begun.at(-1)).toBe('c1');
});

it('gives its place away also when a work failed', async () => {
  const { begun, ask, end } = works(1);
  await ask('a1!', 'b1');
  expect(begun).toEqual(['a1!']);
  await end('a1!');
  await end('b1');
  await ask('a2');
  expect(begun).toEqual(['a1!', 'b1', 'a2']);
});

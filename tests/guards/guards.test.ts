import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textsOf } from './guard.ts';
import { guards } from './guards.ts';

it('lists 60 guards with distinct names', () => {
  expect(new Set(guards.map(({ name }) => name)).size).toBe(60);
});

it.each(guards)('the text of the guard “$name” is in its file, and its test files exist', (guard) => {
  const { whole, without } = textsOf(guard);
  expect(without).not.toBe(whole);
  expect(guard.tests.length).toBeLessThanOrEqual(3);
  expect(guard.tests.filter((file) => !existsSync(file))).toEqual([]);
});

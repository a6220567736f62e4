import { expect, test } from 'vitest';
import { createdAtOf, newId } from './id.server.ts';

test('newId returns unique ids that sort by creation, even within one millisecond', () => {
  const ids = Array.from({ length: 20_000 }, () => newId('event'));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^event-[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('createdAtOf returns the moment in an id, and null for other text', () => {
  const before = Date.now();
  const at = createdAtOf(newId('job'))?.getTime() ?? 0;
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThan(before + 60_000);
  expect(createdAtOf('job-1')).toBeNull();
});

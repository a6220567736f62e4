import { expect, it } from 'vitest';
import { collaborationKinds } from '#domain/campaigns/collaboration.ts';
import { pairOf } from './still-life.tsx';
import { objects } from './still-life-objects.ts';

const kinds = [...new Set(Object.values(collaborationKinds))];
const ids = Array.from({ length: 30 }, (_, index) => `campaign-${index}`);

it.each(kinds)('%s has several still lifes, which fit into a portrait frame', (kind) => {
  const drawn = new Set(ids.map((id) => pairOf(kind, id)));
  expect(drawn.size).toBe(3);
  for (const [one, other] of drawn) {
    const [left, right] = [objects[one].size, objects[other].size];
    expect(left[0] + right[0] + 7).toBeLessThan(90);
    expect(Math.max(left[1], right[1])).toBeLessThan(78);
  }
});

it('draws the same still life for the same campaign', () => {
  for (const id of ids) expect(pairOf('hotel', id)).toBe(pairOf('hotel', id));
});

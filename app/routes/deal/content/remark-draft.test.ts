import { expect, test } from 'vitest';
import { middle, movedBy, placeBetween, pointIn, remarksIn, resizedBy } from './remark-draft.ts';

test('a point is measured in thousandths of the picture, and stays in it', () => {
  const box = { left: 100, top: 50, width: 400, height: 500 };
  expect(pointIn(box, { clientX: 300, clientY: 175 })).toEqual({ x: 500, y: 250 });
  expect(pointIn(box, { clientX: 90, clientY: 900 })).toEqual({ x: 0, y: 1000 });
});

test('a drag in any direction is a region, a press is a point', () => {
  const region = { x: 200, y: 300, width: 400, height: 100 };
  expect(placeBetween({ x: 200, y: 300 }, { x: 600, y: 400 })).toEqual(region);
  expect(placeBetween({ x: 600, y: 400 }, { x: 200, y: 300 })).toEqual(region);
  expect(placeBetween({ x: 200, y: 300 }, { x: 210, y: 305 })).toEqual({
    x: 200,
    y: 300,
    width: null,
    height: null,
  });
});

test('a region is moved and resized within the picture', () => {
  const region = { x: 200, y: 300, width: 400, height: 100 };
  expect(movedBy(region, { x: 900, y: -900 })).toEqual({ ...region, x: 600, y: 0 });
  expect(movedBy(middle, { x: 900, y: 10 })).toEqual({ x: 1000, y: 510, width: null, height: null });
  expect(resizedBy(region, { x: 900, y: -900 })).toEqual({ ...region, width: 800, height: 25 });
  expect(resizedBy(middle, { x: 100, y: 100 })).toEqual({ x: 500, y: 500, width: 100, height: 100 });
  expect(resizedBy({ ...middle, x: 1000 }, { x: 40, y: 40 })).toEqual({
    x: 975,
    y: 500,
    width: 25,
    height: 40,
  });
});

test('stored text that is no JSON array has no remarks', () => {
  const remark = { key: 'a', ...middle, text: 'Brighter' };
  expect(remarksIn(JSON.stringify([remark]))).toEqual([remark]);
  for (const stored of ['', '{', 'null', '{}', '"text"']) expect(remarksIn(stored), stored).toEqual([]);
});

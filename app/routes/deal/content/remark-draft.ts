import { FULL_SIZE as FULL, type Remark } from '#domain/deliverables/content.ts';

/** Place in a picture, in thousandths of its width and height. A region has a size, a point has none. */
export type Place = Pick<Remark, 'x' | 'y' | 'width' | 'height'>;

export interface Point {
  x: number;
  y: number;
}

/** A remark that is not sent yet. */
export interface RemarkDraft extends Remark {
  key: string;
}

export const noPlace: Place = { x: null, y: null, width: null, height: null };
export const middle: Place = { x: 500, y: 500, width: null, height: null };

/** In thousandths of the picture. A smaller movement counts as a press and makes a point. */
const MIN_SIZE = 25;

const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));

/** Parses the remarks that this tab stored. Returns no remarks if the text is not a JSON array. */
export function remarksIn(stored: string): RemarkDraft[] {
  try {
    const remarks: unknown = JSON.parse(stored);
    return Array.isArray(remarks) ? (remarks as RemarkDraft[]) : [];
  } catch {
    return [];
  }
}

export function pointIn(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  return {
    x: within(((clientX - left) / width) * FULL, FULL),
    y: within(((clientY - top) / height) * FULL, FULL),
  };
}

/** Returns the region that a drag from one corner to the other drew, or a point if the pointer hardly moved. */
export function placeBetween(from: Point, to: Point): Place {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (width < MIN_SIZE && height < MIN_SIZE) return { ...from, width: null, height: null };
  return sized({ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) }, width, height);
}

function sized({ x, y }: Point, width: number, height: number): Place {
  const [left, top] = [Math.min(x, FULL - MIN_SIZE), Math.min(y, FULL - MIN_SIZE)];
  return {
    x: left,
    y: top,
    width: within(Math.max(MIN_SIZE, width), FULL - left),
    height: within(Math.max(MIN_SIZE, height), FULL - top),
  };
}

/** Moves a region or a point. The whole region stays inside the picture. */
export function movedBy({ x, y, width, height }: Place, by: Point): Place {
  return {
    x: within((x ?? 0) + by.x, FULL - (width ?? 0)),
    y: within((y ?? 0) + by.y, FULL - (height ?? 0)),
    width,
    height,
  };
}

/** Resizes a region. Turns a point into a region. */
export function resizedBy({ x, y, width, height }: Place, by: Point): Place {
  return sized({ x: x ?? 0, y: y ?? 0 }, (width ?? 0) + by.x, (height ?? 0) + by.y);
}

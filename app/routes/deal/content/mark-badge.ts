import type { Place } from './remark-draft.ts';

/** Returns the classes for the number of a remark, on the picture and in the list. */
export function badgeClass(isOpen: boolean): string {
  const look = isOpen
    ? 'border-accent-fill bg-white text-accent-fill'
    : 'border-white bg-accent-fill text-on-accent';
  return `grid size-9 shrink-0 place-items-center rounded-full border-2 font-serif text-xl leading-none tabular-nums ${look}`;
}

/** Returns the CSS position in a picture. A point has no size. */
export function styleOf({ x, y, width, height }: Place) {
  const share = (thousandths: number | null) => `${(thousandths ?? 0) / 10}%`;
  return { left: share(x), top: share(y), width: share(width), height: share(height) };
}

import type { CollaborationKind } from '#domain/campaigns/collaboration.ts';
import { objects, type StillLifeObject } from './still-life-objects.ts';
import { hashOf } from './tint.ts';

type Pair = readonly [StillLifeObject, StillLifeObject];

const pairs: Record<CollaborationKind, readonly Pair[]> = {
  restaurant: [
    ['glass', 'bowl'],
    ['bottle', 'cloche'],
    ['cup', 'flower'],
  ],
  hotel: [
    ['lamp', 'suitcase'],
    ['flower', 'books'],
    ['cup', 'lamp'],
  ],
  event: [
    ['coupe', 'card'],
    ['amphora', 'candle'],
    ['gift', 'coupe'],
  ],
  remote: [
    ['ring', 'camera'],
    ['mirror', 'perfume'],
    ['parcel', 'spool'],
  ],
  other: [
    ['flower', 'camera'],
    ['spool', 'amphora'],
    ['books', 'candle'],
  ],
};

/** Returns the objects for a campaign without an image, the same on every page. */
export function pairOf(kind: CollaborationKind, campaignId: string): Pair {
  const ofKind = pairs[kind];
  return ofKind[Math.floor(hashOf(campaignId) / 5) % ofKind.length] ?? ofKind[0] ?? ['flower', 'books'];
}

/** The second object needs a box at least 6 rem wide. The third object needs a box at least 14 rem wide. */
const hiddenAt = ['', '@max-[6rem]:hidden', '@max-[14rem]:hidden'];

/**
 * Must be in a positioned box with a tinted background. Strokes have 1.4 px at every size. A small box shows fewer
 * objects, because more would overlap.
 */
export function StillLife({ drawn }: { drawn: readonly StillLifeObject[] }) {
  return (
    <div aria-hidden className="absolute inset-0 text-on-ground [container-type:size]">
      <div className="absolute inset-x-0 bottom-0 h-[22cqmin] border-t-[1.4px] border-current bg-on-ground/8 @max-[6rem]:h-[16cqmin]" />
      <div className="absolute inset-x-0 bottom-[calc(22cqmin-0.7px)] flex items-end justify-center gap-[7cqmin] @max-[6rem]:bottom-[calc(16cqmin-0.7px)]">
        {drawn.map((name, index) => {
          const { size, path } = objects[name];
          const [width, height] = size;
          return (
            <svg
              aria-hidden
              key={name}
              viewBox={`0 0 ${width} ${height}`}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              strokeLinecap="round"
              strokeLinejoin="round"
              style={{ width: `calc(${width} * var(--unit))` }}
              className={`overflow-visible [--unit:1cqmin] @max-[6rem]:[--unit:1.4cqmin] ${hiddenAt[index] ?? ''}`}
            >
              <path d={path} vectorEffect="non-scaling-stroke" />
            </svg>
          );
        })}
      </div>
    </div>
  );
}

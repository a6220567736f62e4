import type { ReactNode } from 'react';
import { styleOf } from './mark-badge.ts';
import type { Place } from './remark-draft.ts';

interface MarkRegionProps {
  place: Place;
  isOpen?: boolean;
  children?: ReactNode;
}

/** The frame of a region on the picture, with its controls. A point has no frame. */
export function MarkRegion({ place, isOpen = false, children }: MarkRegionProps) {
  return (
    <div className="pointer-events-none absolute" style={styleOf(place)}>
      {place.width !== null && (
        <span
          aria-hidden
          className={`absolute inset-0 rounded-card border-2 border-accent-fill shadow-[0_0_0_1px_var(--color-white)] ${isOpen ? 'border-dashed' : ''}`}
        />
      )}
      {children}
    </div>
  );
}

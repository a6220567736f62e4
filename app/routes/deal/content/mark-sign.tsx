import { m } from '#messages';
import { badgeClass } from './mark-badge.ts';
import { MarkRegion } from './mark-region.tsx';
import type { Mark } from './marks.ts';

interface MarkSignProps {
  mark: Mark;
  isOpen: boolean;
  onSelect: () => void;
}

/** A remark on the picture. Its number is a button that selects the remark. */
export function MarkSign({ mark, isOpen, onSelect }: MarkSignProps) {
  return (
    <MarkRegion place={mark} isOpen={isOpen}>
      <button
        type="button"
        aria-label={m.content_pin({ number: mark.number })}
        aria-describedby={`remark-${mark.key}`}
        onClick={onSelect}
        className={`pointer-events-auto absolute top-0 left-0 -translate-1/2 ${badgeClass(isOpen)}`}
      >
        {mark.number}
      </button>
    </MarkRegion>
  );
}

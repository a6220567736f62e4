import { type KeyboardEvent, type RefObject, useId } from 'react';
import { m } from '#messages';
import { badgeClass } from './mark-badge.ts';
import { MarkRegion } from './mark-region.tsx';
import type { Mark } from './marks.ts';
import { movedBy, type Place, type Point, resizedBy } from './remark-draft.ts';
import { useDragging } from './use-drawing.ts';

interface MarkHandleProps {
  mark: Mark;
  isOpen: boolean;
  box: RefObject<HTMLElement | null>;
  onOpen: () => void;
  onChange: (place: Place) => void;
}

/** Distance for each press of an arrow key, in thousandths of the picture. */
const STEP = 20;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** A remark on the picture that can be moved and resized, by pointer and by keyboard. */
export function MarkHandle({ mark, isOpen, box, onOpen, onChange }: MarkHandleProps) {
  const id = useId();
  const moving = useDragging(box, (by) => onChange(movedBy(mark, by)));
  const resizing = useDragging(box, (by) => onChange(resizedBy(mark, by)));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = directions[event.key];
    if (!by) return;
    event.preventDefault();
    onChange(event.shiftKey ? resizedBy(mark, by) : movedBy(mark, by));
  };
  const percent = (thousandths: number | null) => Math.round((thousandths ?? 0) / 10);
  return (
    <MarkRegion place={mark} isOpen={isOpen}>
      <button
        type="button"
        id={`pin-${mark.key}`}
        aria-label={m.content_pin({ number: mark.number })}
        aria-describedby={`${id}-keys`}
        onClick={onOpen}
        onKeyDown={onKeyDown}
        {...moving}
        className={`pointer-events-auto absolute top-0 left-0 -translate-1/2 cursor-move! touch-none ${badgeClass(isOpen)}`}
      >
        {mark.number}
      </button>
      <span id={`${id}-keys`} hidden>
        {m.content_pin_keys()}
      </span>
      {isOpen && (
        <span role="status" className="sr-only">
          {m.content_pin_place({ x: percent(mark.x), y: percent(mark.y) })}
        </span>
      )}
      {isOpen && mark.width !== null && (
        <span
          aria-hidden
          {...resizing}
          className="pointer-events-auto absolute right-0 bottom-0 size-7 translate-1/2 cursor-nwse-resize touch-none rounded-full border-2 border-accent-fill bg-white"
        />
      )}
    </MarkRegion>
  );
}

import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Place, type Point, placeBetween, pointIn } from './remark-draft.ts';

/**
 * Handles pointer events of a picture on which the user presses or drags. Returns the region that is being drawn, and
 * the event handlers of the picture. On a touch screen, a vertical swipe scrolls the page, two fingers zoom it, and both
 * cancel the drawing.
 */
export function useDrawing(box: RefObject<HTMLElement | null>, onDraw: (place: Place) => void) {
  const from = useRef<Point>(null);
  const [drawn, setDrawn] = useState<Place>();
  const placeOf = (event: PointerEvent) => {
    const rect = box.current?.getBoundingClientRect();
    return from.current && rect && placeBetween(from.current, pointIn(rect, event));
  };
  const stop = () => {
    from.current = null;
    setDrawn(undefined);
  };
  return {
    drawn,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const rect = box.current?.getBoundingClientRect();
        const isOnButton = event.target instanceof Element && event.target.closest('button');
        if (!rect || !event.isPrimary || event.button !== 0 || isOnButton) return;
        // Keeps the browser from moving the focus away from the new remark.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = pointIn(rect, event);
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.isPrimary) setDrawn(placeOf(event) ?? undefined);
      },
      onPointerUp: (event: PointerEvent) => {
        if (!event.isPrimary) return;
        const place = placeOf(event);
        stop();
        if (place) onDraw(place);
      },
      onPointerCancel: stop,
    },
  };
}

/** Returns the event handlers of a handle that the user drags. `onDrag` receives the movement since the last event. */
export function useDragging(box: RefObject<HTMLElement | null>, onDrag: (by: Point) => void) {
  const last = useRef<Point>(null);
  const stop = () => {
    last.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const rect = box.current?.getBoundingClientRect();
      if (!rect || !event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = pointIn(rect, event);
    },
    onPointerMove: (event: PointerEvent) => {
      const rect = box.current?.getBoundingClientRect();
      if (!rect || !last.current) return;
      const point = pointIn(rect, event);
      onDrag({ x: point.x - last.current.x, y: point.y - last.current.y });
      last.current = point;
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}

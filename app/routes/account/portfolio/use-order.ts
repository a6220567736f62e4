import { type PointerEvent as ReactPointerEvent, startTransition, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { type Direction, moved, movedTo, type PortfolioItem } from '#domain/portfolio/portfolio-item.ts';
import { m } from '#messages';

/** The page scrolls while the pointer drags a row within this distance of the edge of the window, in pixels. */
const SCROLL_EDGE = 80;
/** Pixels per frame. */
const SCROLL_STEP = 8;

export type Order = ReturnType<typeof useOrder>;

/**
 * The order of the items. A new order shows at once. The browser sends one order at a time, because two requests could
 * arrive in the wrong order.
 */
export function useOrder(items: readonly PortfolioItem[]) {
  const { Form, submit, data } = useFetcher<unknown>();
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ id: string; ids: readonly string[] }>();
  const [announced, setAnnounced] = useState('');
  const focused = useRef<string>(undefined);
  useFormAnswer(data, { title: m.portfolio_failed(), noAnswer: 'profile.failed' });

  const [requested, setRequested] = useState<readonly string[]>();
  const latest = useRef<readonly string[]>(undefined);
  const place = ({ id }: PortfolioItem) => (requested?.includes(id) ? requested.indexOf(id) : items.length);
  const shown = items.toSorted((one, other) => place(one) - place(other));
  const ids = shown.map(({ id }) => id);

  // The browser takes the focus away when React moves a row in the page, so this effect restores it.
  const key = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order changes
  useEffect(() => {
    const button = focused.current && `[data-move="${CSS.escape(focused.current)}"]`;
    if (button) list.current?.querySelector<HTMLElement>(button)?.focus();
    focused.current = undefined;
  }, [key]);

  function announce(id: string, next: readonly string[]): void {
    const title = items.find((item) => item.id === id)?.title ?? '';
    setAnnounced(m.portfolio_moved({ title, place: next.indexOf(id) + 1, count: next.length }));
  }

  async function save(next: readonly string[]): Promise<void> {
    const isSaving = latest.current !== undefined;
    latest.current = next;
    setRequested(next);
    if (isSaving) return;
    for (let sent: typeof next | undefined; sent !== latest.current; ) {
      sent = latest.current;
      await submit({ intent: 'order', order: sent.join(',') }, { method: 'post', preventScrollReset: true });
    }
    latest.current = undefined;
    // The router shows the reloaded items in a transition. The requested order is dropped in the same transition, so
    // the old order never appears.
    startTransition(() => setRequested(undefined));
  }

  function startDrag(id: string, event: ReactPointerEvent): void {
    if (event.button !== 0) return;
    event.preventDefault();
    const stop = new AbortController();
    let next: readonly string[] = ids;
    setDrag({ id, ids });
    const end = () => {
      stop.abort();
      setDrag(undefined);
    };
    const on = <Name extends 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown'>(
      name: Name,
      handle: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, handle, { signal: stop.signal });
    let pointerY = event.clientY;
    const follow = () => {
      next = movedTo(ids, id, rowsAbove(pointerY, id));
      setDrag({ id, ids: next });
    };
    on('pointermove', ({ clientY }) => {
      pointerY = clientY;
      follow();
    });
    const scrollAtEdge = () => {
      if (stop.signal.aborted) return;
      const isAtTop = pointerY < SCROLL_EDGE;
      if (isAtTop || pointerY > innerHeight - SCROLL_EDGE) {
        scrollBy(0, isAtTop ? -SCROLL_STEP : SCROLL_STEP);
        follow();
      }
      requestAnimationFrame(scrollAtEdge);
    };
    requestAnimationFrame(scrollAtEdge);
    on('pointerup', () => {
      end();
      if (next.join() === ids.join()) return;
      announce(id, next);
      void save(next);
    });
    on('pointercancel', end);
    on('keydown', ({ key }) => key === 'Escape' && end());
  }

  /** Returns the number of other rows whose middle is above the pointer. */
  function rowsAbove(y: number, id: string): number {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    return rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return row.dataset.item !== id && top + height / 2 < y;
    }).length;
  }

  return {
    Form,
    list,
    shown,
    ids,
    announced,
    dragged: drag?.id,
    startDrag,
    /** The CSS property `order` moves a row while it is dragged. A change of the DOM would end the drag. */
    placeOf: (id: string) => (drag ? { order: drag.ids.indexOf(id) } : undefined),
    move: (id: string, direction: Direction) => {
      const next = moved(ids, id, direction);
      focused.current = `${id} ${direction}`;
      announce(id, next);
      void save(next);
    },
  };
}

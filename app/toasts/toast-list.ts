import { MAX_VISIBLE_TOASTS, SWIPE_PX, TOAST_KEY, TOAST_MS } from './toast-limits.ts';
import type { ToastText } from './toast-text.ts';

const FADE_MS = 150;

/** Distance from the lower edge on a phone (`toasts.css`). */
const MARGIN_PX = 16;

export interface Toast extends ToastText {
  action?: { label: string; onClick: () => void };
}

export type ToastList = ReturnType<typeof startToasts>;

/**
 * Shows toasts in the list of a `ToastRegion`. Toasts close by time, button, swipe or Escape. The time stops while the
 * pointer or the focus is on a toast, or the tab is hidden. `stop` removes the toasts and all listeners.
 */
export function startToasts(region: HTMLElement) {
  const list = region.querySelector<HTMLElement>('[data-toasts]') as HTMLElement;
  const card = region.querySelector('[data-toast-card]')?.firstElementChild as HTMLElement;
  const stopped = new AbortController();
  const { signal } = stopped;
  const timers = new Map<HTMLElement, ReturnType<typeof pausableTimer>>();
  let isHovered = false;
  let returnFocus: EventTarget | null = null;

  function update(): void {
    const isPaused = isHovered || list.contains(document.activeElement) || document.hidden;
    for (const timer of timers.values()) {
      if (isPaused) timer.pause();
      else timer.run();
    }
    for (const [index, toast] of [...timers.keys()].reverse().entries())
      toast.hidden = index >= MAX_VISIBLE_TOASTS;
    place();
  }

  /** On a phone, the toasts are above the bars at the lower edge, and above the on-screen keyboard. */
  function place(): void {
    if (timers.size === 0) return;
    const { clientHeight } = document.documentElement;
    const shownHeight = visualViewport ? visualViewport.offsetTop + visualViewport.height : clientHeight;
    const height = list.offsetHeight + 2 * MARGIN_PX;
    let edge = Math.min(clientHeight, shownHeight);
    const bars = [...document.querySelectorAll('[data-bottom-bar]')].map((it) => it.getBoundingClientRect());
    for (const { top, bottom } of bars.sort((a, b) => b.bottom - a.bottom))
      if (top < edge && bottom > edge - height) edge = top;
    list.style.setProperty('--toasts-edge', `${clientHeight - Math.max(edge, height)}px`);
  }

  function show({ kind, title, description = '', duration = TOAST_MS, id = '', action }: Toast): void {
    if (id) hide(id, 0);
    const toast = card.cloneNode(true) as HTMLElement;
    const [titleElement, descriptionElement] = toast.querySelectorAll('p');
    if (titleElement) titleElement.textContent = title;
    if (descriptionElement) descriptionElement.textContent = description;
    toast.dataset.kind = kind;
    toast.dataset.id = id;
    // An error interrupts the screen reader. Other toasts wait for the end of its sentence.
    if (kind === 'error') toast.firstElementChild?.setAttribute('role', 'alert');
    // A toast that appears during loading has no animation, because it replaces the toast that the server rendered.
    if (document.readyState === 'complete') toast.classList.add('toast-enters');
    const [actionButton, closeButton] = toast.querySelectorAll('button');
    if (actionButton && action) {
      actionButton.hidden = false;
      actionButton.textContent = action.label;
      actionButton.onclick = () => {
        action.onClick();
        close(toast);
      };
    }
    closeButton?.addEventListener('click', () => close(toast));
    closeOnSwipe(toast, () => close(toast));
    list.prepend(toast);
    timers.set(
      toast,
      pausableTimer(duration, () => close(toast)),
    );
    update();
  }

  function close(toast: HTMLElement, fadeMs = FADE_MS): void {
    if (!timers.delete(toast)) return;
    const isFocused = toast.contains(document.activeElement);
    toast.inert = true;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    toast.animate({ opacity: 0 }, isStill ? 0 : fadeMs).onfinish = () => toast.remove();
    if (timers.size === 0) isHovered = false;
    if (isFocused) (timers.size > 0 ? list : (returnFocus as HTMLElement | null))?.focus();
    update();
  }

  function hide(id: string, fadeMs?: number): void {
    for (const toast of timers.keys()) if (toast.dataset.id === id) close(toast, fadeMs);
  }

  function hover(is: boolean): void {
    isHovered = is;
    update();
  }

  list.addEventListener('pointerenter', () => hover(true), { signal });
  list.addEventListener('pointerleave', () => hover(false), { signal });
  list.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (relatedTarget && !list.contains(relatedTarget as Node)) returnFocus = relatedTarget;
      update();
    },
    { signal },
  );
  list.addEventListener('focusout', update, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  document.addEventListener('keydown', onKey, { signal });
  for (const type of ['scroll', 'resize'])
    for (const viewport of [window, visualViewport])
      viewport?.addEventListener(type, place, { signal, passive: true });
  const contentObserver = new ResizeObserver(place);
  contentObserver.observe(document.body);

  function onKey({ altKey, code, key, target }: KeyboardEvent): void {
    if (altKey && code === TOAST_KEY && timers.size > 0) list.focus();
    if (key !== 'Escape') return;
    if (list.contains(target as Node)) (returnFocus as HTMLElement | null)?.focus();
    // Outside the list, Escape closes all toasts, because a toast may cover the focused element (WCAG 2.4.11).
    else for (const toast of timers.keys()) close(toast);
  }

  function stop(): void {
    stopped.abort();
    contentObserver.disconnect();
    for (const timer of timers.values()) timer.pause();
    list.replaceChildren();
  }

  return { show, hide, stop };
}

function pausableTimer(left: number, end: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  return {
    run() {
      if (timer !== undefined || left === Number.POSITIVE_INFINITY) return;
      since = performance.now();
      timer = setTimeout(end, left);
    },
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - since;
    },
  };
}

function closeOnSwipe(toast: HTMLElement, close: () => void): void {
  toast.onpointerdown = (down) => {
    if (down.button !== 0 || (down.target as Element).closest('button')) return;
    let distance = 0;
    const isLow = toast.getBoundingClientRect().top > innerHeight / 2;
    toast.setPointerCapture(down.pointerId);
    toast.onpointermove = (move) => {
      const right = Math.max(0, move.clientX - down.clientX);
      const up = down.clientY - move.clientY;
      const out = Math.max(0, isLow ? -up : up);
      distance = Math.max(right, out);
      toast.style.translate = right >= out ? `${right}px` : `0 ${isLow ? out : -out}px`;
    };
    toast.onlostpointercapture = () => {
      toast.onpointermove = null;
      if (distance >= SWIPE_PX) close();
      else toast.style.translate = '';
    };
  };
}

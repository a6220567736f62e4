/*
 * Script of the toasts of server-only pages. Like sonner's toasts, these close by time, button or swipe. The time
 * stops while the pointer or the focus is on a toast. `ToastRegion` renders the list and the template.
 */
import { MAX_VISIBLE_TOASTS, SWIPE_PX, TOAST_KEY, TOAST_MS } from './toast-limits.ts';
import type { ToastText } from './toast-text.ts';

const FADE_MS = 150;

const list = document.querySelector<HTMLElement>('[data-toasts]');
const card = document.querySelector<HTMLTemplateElement>('[data-toast-card]')?.content.firstElementChild;
if (list && card) startToasts(list, card);

function startToasts(list: HTMLElement, card: Element): void {
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
  }

  function show({ kind, title, description = '', duration = TOAST_MS, id = '' }: ToastText): void {
    for (const older of timers.keys()) if (id && older.dataset.id === id) close(older, 0);
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
    toast.querySelector('button')?.addEventListener('click', () => close(toast));
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

  function hover(is: boolean): void {
    isHovered = is;
    update();
  }

  list.addEventListener('pointerenter', () => hover(true));
  list.addEventListener('pointerleave', () => hover(false));
  list.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget && !list.contains(relatedTarget as Node)) returnFocus = relatedTarget;
    update();
  });
  list.addEventListener('focusout', update);
  list.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') (returnFocus as HTMLElement | null)?.focus();
  });
  document.addEventListener('visibilitychange', update);
  document.addEventListener('keydown', ({ altKey, code, key, target }) => {
    if (altKey && code === TOAST_KEY && timers.size > 0) list.focus();
    // Escape closes the toasts, because a toast may cover the focused element (WCAG 2.4.11).
    if (key !== 'Escape' || list.contains(target as Node)) return;
    for (const toast of timers.keys()) close(toast);
  });
  document.addEventListener('toast', (event) => {
    event.preventDefault();
    show(event.detail);
  });
  const flash = document.querySelector<HTMLElement>('[data-flash]');
  if (!flash) return;
  show(JSON.parse(flash.dataset.flash ?? '') as ToastText);
  flash.remove();
}

function pausableTimer(left: number, end: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  return {
    run() {
      if (timer !== undefined) return;
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
    toast.setPointerCapture(down.pointerId);
    toast.onpointermove = (move) => {
      const right = Math.max(0, move.clientX - down.clientX);
      const up = Math.max(0, down.clientY - move.clientY);
      distance = Math.max(right, up);
      toast.style.translate = right >= up ? `${right}px` : `0 ${-up}px`;
    };
    toast.onlostpointercapture = () => {
      toast.onpointermove = null;
      if (distance >= SWIPE_PX) close();
      else toast.style.translate = '';
    };
  };
}

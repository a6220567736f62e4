import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { excerptOf } from '#domain/excerpt.ts';
import { type FailureName, failureText } from './failure-text.ts';
import { flashIn, MESSAGE, noFlash } from './flash.ts';
import { startToasts, type Toast, type ToastList } from './toast-list.ts';
import { ToastRegion } from './toast-region.tsx';
import type { ToastName } from './toast-text.ts';

type ToastOptions = Pick<Toast, 'id' | 'duration' | 'action'>;

/** A redirect's toast replaces the toast of the previous redirect, which is about an earlier page. */
const FLASH_TOAST = 'flash';

const waiting: Toast[] = [];
let list: ToastList | undefined;

function show(toast: Toast): void {
  if (list) list.show(toast);
  else waiting.push(toast);
}

/**
 * Loads the toast's text, then shows the toast. Use `showFailure` for failures, because loading the text may fail too.
 */
export function showToast(name: ToastName): void {
  void showNamed(name);
}

async function showNamed(name: string, id?: string): Promise<void> {
  // Loading also fails when the user leaves the page.
  const texts = await import('./toast-text.ts').catch(() => undefined);
  if (texts?.isToastName(name)) show({ ...(id && { id }), ...texts.toastText(name) });
}

export function showFailure(name: FailureName, options?: ToastOptions): void {
  show({ ...failureText(name), ...options });
}

export function showError(title: string, description?: string, options?: ToastOptions): void {
  show({ kind: 'error', title, ...(description !== undefined && { description }), ...options });
}

export function hideToast(id: string): void {
  list?.hide(id);
}

export function showIncoming(title: string, content: string, action: NonNullable<Toast['action']>): void {
  show({ kind: 'info', title, description: excerptOf(content, 120), duration: 5000, id: MESSAGE, action });
}

/** Shows toasts, also the toast that a redirect set. */
export function Toaster() {
  const region = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (!region.current) return;
    list = startToasts(region.current);
    for (const toast of waiting.splice(0)) list.show(toast);
    return () => {
      list?.stop();
      list = undefined;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation can bring a flash toast
  useEffect(() => {
    const name = flashIn(document.cookie);
    if (!name) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    for (const cookie of noFlash) document.cookie = cookie;
    void showNamed(name, FLASH_TOAST);
  }, [key]);
  return <ToastRegion ref={region} />;
}

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { flashIn, MESSAGE, noFlash } from './flash.ts';
import type { ToastName } from './toast-text.ts';
import type { Toast, ToasterProps, ToastOptions } from './toaster.tsx';

/** The toaster loads on demand, because most visitors see no toast. If loading fails, no toasts appear. */
const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('./toaster.tsx').catch(() => ({ default: () => null })),
);

const queue: Toast[] = [];
let loadToaster = () => {};
let showNow: ((toast: Toast) => void) | undefined;

function show(toast: Toast): void {
  if (showNow) {
    showNow(toast);
  } else {
    queue.push(toast);
    loadToaster();
  }
}

export function showToast(name: ToastName, options?: ToastOptions): void {
  show({ name, ...options });
}

export function showError(title: string, description?: string, options?: ToastOptions): void {
  show({ kind: 'error', title, ...(description !== undefined && { description }), ...options });
}

export function hideToast(id: string): void {
  if (showNow) show({ hidden: id });
}

export function showIncoming(
  title: string,
  content: string,
  action: { label: string; onClick: () => void },
): void {
  show({ kind: 'info', title, description: content.slice(0, 120), duration: 5000, id: MESSAGE, action });
}

/**
 * Shows toasts, also the toast that a redirect set. The toaster loads with the first toast. `preload` loads the
 * toaster earlier, so that the toaster can report a lost connection.
 */
export function FlashToaster({ preload }: { preload: boolean }) {
  const { key } = useLocation();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    loadToaster = () => setNeeded(true);
    if (preload || queue.length > 0) setNeeded(true);
  }, [preload]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation can bring a flash toast
  useEffect(() => {
    const name = flashIn(document.cookie);
    if (!name) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    for (const cookie of noFlash) document.cookie = cookie;
    show({ name });
  }, [key]);
  return (
    isNeeded && (
      <Suspense>
        <Toaster onReady={ready} />
      </Suspense>
    )
  );
}

/** The toaster calls this function on mount with a function that shows a toast, and on unmount without a function. */
function ready(showToastNow?: (toast: Toast) => void): void {
  showNow = showToastNow;
  if (showToastNow) for (const toast of queue.splice(0)) showToastNow(toast);
}

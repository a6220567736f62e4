import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { flashIn, MESSAGE, noFlash } from './flash.ts';
import type { ToastName } from './toast-text.ts';
import type { Shown, ToasterProps } from './toaster.tsx';

/** What draws notices, and all their texts: most visitors never see one. A page that cannot have it goes on without. */
const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('./toaster.tsx').catch(() => ({ default: () => null })),
);

const waiting: Shown[] = [];
let isWanted = () => {};
let showNow: ((shown: Shown) => void) | undefined;

function show(shown: Shown): void {
  if (showNow) {
    showNow(shown);
  } else {
    waiting.push(shown);
    isWanted();
  }
}

/** Shows one of the product's notices, in the page's language. */
export function showToast(name: ToastName): void {
  show(name);
}

/** Shows what failed, and why. */
export function showError(title: string, description?: string): void {
  show({ kind: 'error', title, ...(description !== undefined && { description }) });
}

/** Tells of a message that came while its conversation was out of sight, and leads there. */
export function showIncoming(
  title: string,
  content: string,
  action: { label: string; onClick: () => void },
): void {
  show({ kind: 'info', title, description: content.slice(0, 120), duration: 5000, id: MESSAGE, action });
}

/**
 * The notices of the whole site, and the one a redirect left behind. What draws them is loaded with the first of them; `soon`
 * loads it before, for who may have to be told that the network is gone.
 */
export function FlashToaster({ soon }: { soon: boolean }) {
  const { key } = useLocation();
  const [returnTo, setReturnTo] = useState(false);
  useEffect(() => {
    isWanted = () => setReturnTo(true);
    if (soon || waiting.length > 0) setReturnTo(true);
  }, [soon]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at a page may bring a flash
  useEffect(() => {
    const found = flashIn(document.cookie);
    if (!found) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = noFlash;
    show(found);
  }, [key]);
  return (
    returnTo && (
      <Suspense>
        <Toaster onReady={ready} />
      </Suspense>
    )
  );
}

/** Called when what draws them is there, and with nothing when it is gone. */
function ready(draw?: (shown: Shown) => void): void {
  showNow = draw;
  if (draw) for (const shown of waiting.splice(0)) draw(shown);
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

interface DialogProps {
  title: string;
  /** As wide as the page: for looking at something. */
  wide?: boolean;
  /** It has closed: by `close`, or by Escape. Take it away then. */
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/**
 * A question in front of the page: the browser's own modal dialog, open as long as it is there. It gives the focus back
 * to where it came from. A sheet at the lower edge on a phone.
 */
export function Dialog({ title, wide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  // It stands outside of the form it was opened from, so that it can hold a form of its own.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={() => {
        document.addEventListener('click', stopSecond, { capture: true, once: true });
        onClose();
      }}
      className={`m-auto mb-0 max-h-[calc(100dvh-2rem)] w-full max-w-none overflow-y-auto rounded-t-card border border-line bg-paper p-6 text-ink backdrop:bg-on-ground/50 sm:mb-auto sm:rounded-card md:p-8 ${wide ? 'sm:max-w-5xl' : 'sm:max-w-lg'}`}
    >
      <h2 id={id} className="wrap-anywhere">
        {title}
      </h2>
      {children(() => dialog.current?.close())}
    </dialog>,
    document.body,
  );
}

/** The second press of a double click was meant for the dialog, not for what stood under it. */
function stopSecond(click: MouseEvent): void {
  if (click.detail < 2) return;
  click.preventDefault();
  click.stopPropagation();
}

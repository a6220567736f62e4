import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

interface DialogProps {
  title: string;
  wide?: boolean;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/**
 * A native modal dialog, open while mounted. When it closes, the browser gives the focus back. On a phone, the dialog
 * is a sheet at the lower edge.
 */
export function Dialog({ title, wide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  /**
   * HTML forbids nested forms, so a portal renders the dialog outside of the form that opens it. React would still
   * pass submit events on to the outer form. The `onSubmit` of the dialog stops them.
   */
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onSubmit={(event) => event.stopPropagation()}
      onClose={() => {
        document.addEventListener('click', stopSecondClick, { capture: true, once: true });
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

/** The second click of a double click would hit the element below the closed dialog. */
function stopSecondClick(click: MouseEvent): void {
  if (click.detail < 2) return;
  click.preventDefault();
  click.stopPropagation();
}

import type { Ref } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Close } from '#app/ui/icons.tsx';
import { m } from '#messages';
import { FlashToast } from './flash-toast.tsx';
import pageToastsScript from './page-toasts.ts?worker&url';
import { TOAST_GAP_PX } from './toast-limits.ts';
import type { ToastText } from './toast-text.ts';

/** `startToasts` copies the hidden card for each toast. */
export function ToastRegion({ ref }: { ref?: Ref<HTMLElement> }) {
  return (
    <section ref={ref} data-toast-region aria-label={m.toast_region()}>
      <ol
        data-toasts
        tabIndex={-1}
        aria-live="polite"
        aria-keyshortcuts="Alt+T"
        className="toast-place toast-list"
        style={{ gap: TOAST_GAP_PX }}
      />
      <ol data-toast-card hidden>
        <li className="group/toast touch-none select-none">
          <div className="toast-card flex">
            <div className="min-w-0 flex-1">
              <p className="font-medium group-data-[kind=error]/toast:text-bad group-data-[kind=success]/toast:text-good" />
              <p className="text-soft" />
              <Button look="secondary" small hidden className="mt-3" />
            </div>
            <button type="button" className="toast-close" aria-label={m.toast_close()}>
              <Close className="size-4" />
            </button>
          </div>
        </li>
      </ol>
    </section>
  );
}

export function PageToasts({ flash }: { flash: ToastText | undefined }) {
  return (
    <>
      <ToastRegion />
      {flash && <FlashToast {...flash} />}
      <script type="module" src={pageToastsScript} />
    </>
  );
}

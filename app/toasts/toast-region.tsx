import { Close } from '#app/ui/icons.tsx';
import { m } from '#messages';
import { FlashToast } from './flash-toast.tsx';
import pageToastsScript from './page-toasts.ts?worker&url';
import { TOAST_GAP_PX } from './toast-limits.ts';
import type { ToastText } from './toast-text.ts';

export function ToastRegion({ flash }: { flash: ToastText | undefined }) {
  return (
    <section aria-label={m.toast_region()}>
      <ol
        data-toasts
        tabIndex={-1}
        aria-live="polite"
        aria-keyshortcuts="Alt+T"
        className="toast-place grid"
        style={{ gap: TOAST_GAP_PX }}
      />
      <template data-toast-card>
        <li className="group/toast touch-none select-none">
          <div className="toast-card flex">
            <div className="min-w-0 flex-1">
              <p className="font-medium group-data-[kind=error]/toast:text-bad group-data-[kind=success]/toast:text-good" />
              <p className="text-soft" />
            </div>
            <button type="button" className="toast-close" aria-label={m.toast_close()}>
              <Close className="size-4" />
            </button>
          </div>
        </li>
      </template>
      {flash && <FlashToast {...flash} />}
      <script type="module" src={pageToastsScript} />
    </section>
  );
}

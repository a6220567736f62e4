/* Script of the toasts of server-only pages. */
import { startToasts } from './toast-list.ts';
import type { ToastText } from './toast-text.ts';

const region = document.querySelector<HTMLElement>('[data-toast-region]');
if (region) {
  const { show } = startToasts(region);
  document.addEventListener('toast', (event) => {
    event.preventDefault();
    show(event.detail);
  });
  const flash = document.querySelector<HTMLElement>('[data-flash]');
  if (flash) show(JSON.parse(flash.dataset.flash ?? '') as ToastText);
  flash?.remove();
}

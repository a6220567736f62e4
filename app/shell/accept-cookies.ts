import { showNoAnswer } from '#app/connection/show-no-answer.ts';
import { TIMEOUT_MS } from '#app/connection/timeout.ts';

/**
 * Accepts the cookies without loading a page, so that forms keep their input. If the server does not answer, the
 * banner stays.
 */
export function acceptCookiesInPlace(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const banner = form.closest('#cookie-notice');
    if (!banner) return;
    event.preventDefault();
    accept(form.action, banner);
  });
}

function accept(address: string, banner: Element): void {
  const tryAgain = () => showNoAnswer(() => accept(address, banner));
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  fetch(address, { method: 'POST', body: new URLSearchParams(), signal }).then(
    ({ ok }) => (ok ? banner.remove() : tryAgain()),
    tryAgain,
  );
}

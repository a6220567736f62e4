import { showNoAnswer } from '#app/connection/show-no-answer.ts';
import { TIMEOUT_MS } from '#app/connection/timeout.ts';

/**
 * Stores and shows a chosen theme without loading a page, so that forms keep their input. If the server does not
 * answer, the page keeps its current theme.
 */
export function chooseThemeInPlace(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement && submitter instanceof HTMLButtonElement)) return;
    if (submitter.name !== 'theme') return;
    event.preventDefault();
    choose(form, submitter);
  });
}

function choose(form: HTMLFormElement, chosen: HTMLButtonElement): void {
  const tryAgain = () => showNoAnswer(() => choose(form, chosen));
  // Without `back`, the server answers with JSON instead of a redirect.
  const body = new URLSearchParams({ theme: chosen.value });
  fetch(form.action, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => (ok ? show(form, chosen) : tryAgain()),
    tryAgain,
  );
}

/** Changes what `Layout` and `ThemeSwitch` render. */
function show(form: HTMLFormElement, chosen: HTMLButtonElement): void {
  const isSystem = chosen.value === 'system';
  if (isSystem) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen.value;
  const meta = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]');
  if (meta) meta.content = isSystem ? 'light dark' : chosen.value;
  for (const button of form.querySelectorAll('button')) button.ariaPressed = String(button === chosen);
}

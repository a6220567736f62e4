/*
 * Script of the contact form, whose page has no React. It sends the form without leaving the page, and keeps the input if the
 * server cannot be reached.
 */

const form = document.querySelector<HTMLFormElement>('form[data-contact]');
if (form) form.addEventListener('submit', (event) => void send(event, form));

async function send(event: SubmitEvent, form: HTMLFormElement): Promise<void> {
  event.preventDefault();
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const failed = form.querySelector<HTMLElement>('[data-failed]');
  if (!button || button.disabled) return;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = button.dataset.busy ?? label;
  if (failed) failed.hidden = true;
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  try {
    const answer = await fetch(location.href, { method: 'POST', body, redirect: 'manual' });
    // A redirect means success. The reloaded page shows a toast.
    if (answer.type === 'opaqueredirect') return location.replace(location.pathname + location.search);
    if (answer.status >= 500) throw new Error(`The contact form failed with status ${answer.status}.`);
    showAnswer(await answer.text());
  } catch {
    if (failed) failed.hidden = false;
  } finally {
    button.disabled = false;
    button.textContent = label;
  }
}

/** Replaces the page's content with the response, which shows the errors, and focuses the first invalid field. */
function showAnswer(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [old, answered] = [document, page].map((it) => it.querySelector('main'));
  if (!old || !answered) return;
  old.replaceWith(answered);
  const newForm = answered.querySelector<HTMLFormElement>('form[data-contact]');
  newForm?.addEventListener('submit', (event) => void send(event, newForm));
  const focused = newForm?.querySelector('[autofocus]') ?? newForm?.querySelector('[data-failed]');
  if (focused instanceof HTMLElement) focused.focus();
}

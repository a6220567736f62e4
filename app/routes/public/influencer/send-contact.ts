// Loaded by the page by itself, not by React: sends the contact form without leaving the page, says that it is on its way,
// and when nobody could be reached leaves all as it was typed.

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
    // It was sent: the page says so.
    if (answer.type === 'opaqueredirect') return location.replace(location.pathname + location.search);
    if (answer.status >= 500) throw new Error('It did not arrive.');
    show(await answer.text());
  } catch {
    if (failed) failed.hidden = false;
  } finally {
    button.disabled = false;
    button.textContent = label;
  }
}

/** The form as it was answered: with what is wrong beside the fields, and the focus on the first of them. */
function show(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [old, answered] = [document, page].map((it) => it.querySelector('main'));
  if (!old || !answered) return;
  old.replaceWith(answered);
  const again = answered.querySelector<HTMLFormElement>('form[data-contact]');
  again?.addEventListener('submit', (event) => void send(event, again));
  const focused = again?.querySelector('[autofocus]') ?? again?.querySelector('[data-failed]');
  if (focused instanceof HTMLElement) focused.focus();
}

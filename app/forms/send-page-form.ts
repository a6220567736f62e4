import { TIMEOUT_MS } from '#app/connection/timeout.ts';
import { acceptCookiesInPlace } from '#app/shell/accept-cookies.ts';
import { chooseThemeInPlace } from '#app/shell/choose-theme.ts';
import { showPageToast } from '#app/toasts/show-page-toast.ts';
import { keepThroughLinks } from './keep-through-links.ts';
import type { NoAnswerTexts } from './page-form.tsx';
import { redirectIn, SENT_BY_SCRIPT } from './script-redirect.ts';
import type { NoAnswerReason } from './send-form.ts';
import { listenToPasswordButtons } from './show-password.ts';

/*
 * Script of the forms of server-only pages. Sends the form and replaces the page's content with the answer. Without a
 * usable answer, the input stays.
 */

const FORM_TOAST = 'form';
const PAGE_FORM = '[data-page-form]';

listenToPasswordButtons();
acceptCookiesInPlace();
chooseThemeInPlace();
keepThroughLinks();
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.pageForm === undefined) return;
  event.preventDefault();
  if (form.ariaBusy !== 'true') void send(form, event.submitter);
});

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const entries = [...new FormData(form, submitter)];
  const body = new URLSearchParams(
    entries.flatMap(([name, it]) => (typeof it === 'string' ? [[name, it]] : [])),
  );
  const focusedBefore = document.activeElement;
  const showIdle = showBusy(form, submitter);
  const answer = await answerTo(form, body);
  if (answer instanceof URL) {
    addEventListener('pageshow', showIdle, { once: true });
    return location.assign(answer);
  }
  showIdle();
  if (answer instanceof Element) {
    keepTyped(form, body, answer);
    showAnswer(answer, focusedBefore);
  } else showNoAnswer(form, submitter, answer);
}

function showBusy(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const button = submitter ?? form.querySelector<HTMLElement>('[type=submit]');
  const label = button?.textContent ?? '';
  const show = (isBusy: boolean) => {
    form.ariaBusy = String(isBusy);
    if (!(button instanceof HTMLButtonElement)) return;
    button.ariaDisabled = isBusy ? 'true' : null;
    if (button.dataset.busy !== undefined) button.textContent = isBusy ? button.dataset.busy : label;
  };
  show(true);
  return () => show(false);
}

type Unanswered = NoAnswerReason | 'sessionOver';

async function answerTo(form: HTMLFormElement, body: URLSearchParams): Promise<URL | Element | Unanswered> {
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { [SENT_BY_SCRIPT]: '1' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const target = redirectIn(answer);
    const isRefused = answer.status === 401 || target?.endsWith('/login');
    if (isRefused && textsOf(form).sessionOver) return 'sessionOver';
    if (target) return new URL(target, form.action);
    const text = await answer.text();
    const content = new DOMParser().parseFromString(text, 'text/html').querySelector('#main');
    if (content) return answer.status < 500 ? content : 'fault';
    if (answer.ok && !text) return 'fault';
    // Status 0 is an opaque redirect. Our server never redirects requests of this script, so the answer is from
    // another server.
    return answer.ok || !answer.status ? 'unreadable' : answer.status;
  } catch {
    return 'unreachable';
  }
}

/**
 * Copies passwords, and text typed after sending, into the form of the answer. The server rendered the form without
 * these texts.
 */
function keepTyped(form: HTMLFormElement, sent: URLSearchParams, answered: Element): void {
  const typed = 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea';
  for (const input of form.querySelectorAll<HTMLInputElement>(typed)) {
    const { name, value } = input;
    const field = sameFieldIn(answered, input);
    if (field && (field.type === 'password' || value !== sent.get(name))) field.value = value;
  }
}

/**
 * Returns the field of the answer that corresponds to `field`: the field has the same name, and its form has the same
 * position among the forms. The name alone is ambiguous, because several forms of a page can have fields of that name.
 */
function sameFieldIn(answered: Element, field: Element): HTMLInputElement | null | undefined {
  const [page, form, name] = [field.closest('#main'), field.closest(PAGE_FORM), field.getAttribute('name')];
  if (!page || !form || !name) return null;
  const place = [...page.querySelectorAll(PAGE_FORM)].indexOf(form);
  return answered
    .querySelectorAll(PAGE_FORM)
    [place]?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
}

/** If the person has moved the focus to another field since sending, this field keeps the focus. */
function showAnswer(content: Element, focusedBefore: Element | null): void {
  const suggested = content.querySelector<HTMLElement>('[autofocus]');
  suggested?.removeAttribute('autofocus');
  const { activeElement } = document;
  const entered = activeElement === focusedBefore ? null : activeElement;
  const focused = (entered && sameFieldIn(content, entered)) || suggested;
  const { scrollX, scrollY } = window;
  document.querySelector('#main')?.replaceWith(content);
  // Restores the scroll position, which the browser's scroll anchoring changes if the new content is longer.
  scrollTo(scrollX, scrollY);
  focused?.focus();
  const alert = content.querySelector<HTMLElement>('[data-alert]:not([hidden])');
  // The fields show the errors, so a toast replaces the alert, unless the alert has the focus.
  if (alert && showAsToast(alert)) alert.hidden = alert !== focused;
}

function showNoAnswer(form: HTMLFormElement, submitter: HTMLElement | null, reason: Unanswered): void {
  const alert = form.querySelector<HTMLElement>('[data-alert]');
  const [title, text] = [...(alert?.children ?? [])];
  if (!alert || !title || !text) return;
  const texts = textsOf(form);
  const sentence = typeof reason === 'number' ? texts.status : texts[reason];
  title.textContent = texts.title;
  text.textContent = (sentence ?? texts.unreachable).replace('{status}', String(reason));
  const login = alert.querySelector<HTMLElement>('[data-login]');
  if (login) login.hidden = reason !== 'sessionOver';
  const retry = alert.querySelector<HTMLElement>('[data-retry]');
  if (retry) {
    retry.hidden = false;
    retry.onclick = () => form.requestSubmit(submitter);
  }
  alert.hidden = false;
  alert.focus();
  showAsToast(alert);
}

const textsOf = (form: HTMLFormElement) => JSON.parse(form.dataset.noAnswer ?? '{}') as NoAnswerTexts;

function showAsToast({ children: [title, text] }: HTMLElement): boolean {
  return showPageToast({
    kind: 'error',
    title: title?.textContent ?? '',
    description: text?.textContent ?? '',
    id: FORM_TOAST,
  });
}

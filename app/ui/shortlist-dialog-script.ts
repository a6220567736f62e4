// Script of server-only pages. Shows the page of a shortlist link in a dialog, and marks the influencers who are on a
// shortlist.

import { TIMEOUT_MS } from '#app/connection/timeout.ts';

const LINKS = 'a[data-shortlist]';
const BUTTONS = 'button[aria-pressed]';

const dialog = document.querySelector<HTMLDialogElement>('[data-shortlist-dialog]');
const content = dialog?.querySelector<HTMLElement>('[data-content]');
const noAnswer = dialog?.querySelector<HTMLElement>('[data-no-answer]');
if (dialog && content && noAnswer) start(dialog, content, noAnswer);

function start(dialog: HTMLDialogElement, content: HTMLElement, noAnswer: HTMLElement): void {
  let opener: HTMLAnchorElement | undefined;
  let newest = 0;

  /**
   * Returns false if the answer is another page. If the dialog was opened again in the meantime, the answer changes
   * only the mark of the link that requested it.
   */
  async function show(address: string, init?: RequestInit): Promise<boolean> {
    const own = ++newest;
    const link = opener;
    content.ariaBusy = 'true';
    noAnswer.hidden = true;
    try {
      const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const choices = page.querySelector('[data-shortlist-choices]');
      if (choices) link?.toggleAttribute('data-on', choices.querySelector('[aria-pressed=true]') !== null);
      if (own !== newest) return true;
      if (!choices) return false;
      const focused = content.contains(document.activeElement) ? document.activeElement : null;
      const known = new Set([...content.querySelectorAll(BUTTONS)].map(({ id }) => id));
      content.replaceChildren(choices);
      if (focused) focusAfter(focused.id, known);
    } catch {
      if (own === newest) noAnswer.hidden = false;
    } finally {
      if (own === newest) content.ariaBusy = null;
    }
    return true;
  }

  /**
   * Focuses the invalid field if there is one, or else the button of the new shortlist, or else the element that had
   * the focus.
   */
  function focusAfter(id: string, known: Set<string>): void {
    const added = [...content.querySelectorAll<HTMLElement>(BUTTONS)].find((it) => !known.has(it.id));
    const wrong = content.querySelector<HTMLElement>('[autofocus]');
    (wrong ?? added ?? document.getElementById(id))?.focus();
  }

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    opener = link;
    content.replaceChildren();
    dialog.showModal();
    void show(link.href).then((isShown) => isShown || location.assign(link.href));
  });
  dialog.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method === 'dialog') return;
    event.preventDefault();
    if (content.ariaBusy) return;
    const entries = [...new FormData(form, event.submitter)];
    const body = new URLSearchParams(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    void show(form.action, { method: 'POST', body }).then((isShown) => isShown || location.reload());
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });

  const known = new Set<Element>();
  async function mark(): Promise<void> {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].filter((it) => !known.has(it));
    for (const link of links) known.add(link);
    const idOf = (link: HTMLAnchorElement) => link.pathname.split('/').at(-2) ?? '';
    for (let at = 0; at < links.length; at += 100) {
      const some = links.slice(at, at + 100);
      const ids = some.map(idOf).join();
      const answer = await fetch(`${dialog.dataset.shortlistDialog}?ids=${ids}`).catch(() => null);
      const marked = answer?.ok ? ((await answer.json()) as string[]) : [];
      for (const link of some) link.toggleAttribute('data-on', marked.includes(idOf(link)));
    }
  }
  const list = document.querySelector('[data-cards]');
  if (list) new MutationObserver(() => void mark()).observe(list, { childList: true });
  void mark();
}

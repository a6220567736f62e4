import { hasJustAnswered, isReachable } from './reachable.ts';

/**
 * Before a link or a form loads a new document, checks whether the server answers. If the server does not answer, the
 * page stays and `onLost` receives a function that tries again. Without this check, the browser would replace the page
 * with its own error page.
 */
export function askForDocuments(onLost: (retry: () => void) => void): void {
  /** Forms that may be submitted, because the server has just answered. */
  const released = new WeakSet<HTMLFormElement>();

  const load = async (go: () => void): Promise<void> => {
    if (await isReachable()) go();
    else onLost(() => void load(go));
  };

  // Listeners on `window` run last, so the page's own listeners can handle the event first.
  addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    if (event.defaultPrevented || !loadsDocument(link) || hasJustAnswered()) return;
    event.preventDefault();
    void load(() => location.assign(link.href));
  });
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const submitter = event.submitter as HTMLButtonElement | null;
    const isElsewhere = [form.target, submitter?.formTarget].some((it) => it && it !== '_self');
    if (event.defaultPrevented || isElsewhere || form.method === 'dialog') return;
    if (released.delete(form) || hasJustAnswered()) return;
    event.preventDefault();
    void load(() => {
      released.add(form);
      form.requestSubmit(submitter);
    });
  });
  // The check starts at `pointerdown`, so the answer has usually arrived before the click.
  addEventListener('pointerdown', (event) => {
    const link = linkOf(event);
    if (link && loadsDocument(link)) void isReachable();
  });
}

const linkOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>('a[href]');

function loadsDocument(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.hasAttribute('download')) return false;
  if (link.target && link.target !== '_self') return false;
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}

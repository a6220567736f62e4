// Loaded by the page of influencers by itself, not by React: filters as one types and drags, and carries on down the list.
import { type BrowseFilters, readFilters } from '#domain/influencers/browse-filters.ts';
import { isNarrowed, queryFor } from './address.ts';
import { addCards, showCards } from './card-list.ts';
import { joinRange } from './range-thumbs.ts';

/** What `GET /api/influencers` answers; `cards` is drawn already. */
interface Answer {
  total: number;
  summary: string;
  page: number;
  pages: number;
  cards: string;
}

/** It asks once somebody pauses for so long, and while they go on typing or dragging each so often. */
const PAUSE_MS = 150;
const LONGEST_MS = 400;
/** The address waits for a longer pause: browsers take time over it (Chromium draws the page's icon anew). */
const ADDRESS_PAUSE_MS = 300;
/** How far above the end of the list the next page is fetched. */
const AHEAD = '800px';
/** Pages that come by themselves; then a button asks, so that the foot of the page can be reached. */
const BY_THEMSELVES = 4;

const form = document.querySelector<HTMLFormElement>('form[data-browse]');
if (form) browse(form);

function browse(form: HTMLFormElement): void {
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-${name}]`) ?? form;
  const list = part('cards');
  const more = part('more');
  const language = form.dataset.language === 'fr' ? 'fr' : 'en';
  const path = new URL(form.action).pathname;
  const api = path.replace('/influencers', '/api/influencers');

  const typed = () => {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    return readFilters(new URLSearchParams(entries));
  };

  let shown = queryFor(readFilters(new URLSearchParams(location.search)));
  /** What was asked for last. While its answer is on its way, what is shown needs asking for too. */
  let returnTo = shown;
  let page = Number(list.dataset.page);
  /** A list that begins on a later page is turned over by its links. */
  let carriesOn = page === 1;
  let pages = Number(list.dataset.pages);
  let asked = 0;
  let answered = 0;
  let typedAt = 0;
  let asking: ReturnType<typeof setTimeout> | undefined;
  let askBefore = 0;
  let naming: ReturnType<typeof setTimeout> | undefined;
  /** What is shown, unless the address says so already. */
  let unnamed: string | undefined;

  /** Undefined when it failed, or a younger question was answered first. */
  async function ask(filters: BrowseFilters, returnTo: number): Promise<Answer | undefined> {
    const turn = ++asked;
    list.ariaBusy = 'true';
    try {
      const response = await fetch(api + queryFor(filters, returnTo));
      if (response.status === 403) location.assign(path + queryFor(filters)); // which says why
      if (!response.ok) throw new Error(`The list was answered with ${response.status}.`);
      const answer = (await response.json()) as Answer;
      if (turn < answered) return undefined;
      answered = turn;
      part('failed').hidden = true;
      return answer;
    } catch {
      if (turn === asked) part('failed').hidden = false;
      return undefined;
    } finally {
      if (turn === asked) list.ariaBusy = null;
    }
  }

  async function filter(): Promise<void> {
    clearTimeout(asking);
    asking = undefined;
    const filters = typed();
    const query = queryFor(filters);
    if (query === returnTo) {
      if (query === shown) part('failed').hidden = true;
      return;
    }
    returnTo = query;
    pointElsewhere(filters);
    const turn = asked + 1;
    const answer = await ask(filters, 1);
    if (!answer) {
      if (turn === asked) returnTo = shown;
      return;
    }
    shown = query;
    unnamed = path + query;
    page = answer.page;
    pages = answer.pages;
    carriesOn = true;
    part('total').textContent = answer.summary;
    part('empty').hidden = answer.total > 0;
    part('clear').hidden = !isNarrowed(filters);
    list.ariaBusy = 'true';
    if (!(await showCards(list, answer.cards))) return;
    if (turn === asked) list.ariaBusy = null;
    watch();
    nameView();
  }

  function nameView(): void {
    clearTimeout(naming);
    const left = typedAt + ADDRESS_PAUSE_MS - performance.now();
    if (left > 0) naming = setTimeout(nameView, left);
    else if (unnamed) {
      history.replaceState(null, '', unnamed);
      unnamed = undefined;
    }
  }

  /** The tabs and the other language lead to the same view. */
  function pointElsewhere(filters: BrowseFilters): void {
    const tabs = part('tabs').querySelectorAll('a');
    for (const [index, tab] of tabs.entries()) {
      const featured = index === 1;
      tab.search = queryFor({ ...filters, featured });
      tab.ariaCurrent = featured === filters.featured ? 'page' : null;
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]'))
      link.search = queryFor(filters);
  }

  /** Says whether there was another page, and it came. By itself it does not carry on over what has failed. */
  async function carryOn({ byItself = false } = {}): Promise<boolean> {
    if (list.ariaBusy || !carriesOn || page >= pages || (byItself && !part('failed').hidden)) return false;
    const before = shown;
    const answer = await ask(readFilters(new URLSearchParams(shown)), page + 1);
    if (!answer || shown !== before) return false;
    addCards(list, answer.cards);
    page = answer.page;
    pages = answer.pages;
    watch();
    return true;
  }

  /** Whoever comes back from a profile finds the list as long as they left it, and their place in it. */
  async function comeBack({ page: left = 0, y = 0 }: { page?: number; y?: number }): Promise<void> {
    if (page >= left) return;
    while (page < left && (await carryOn()));
    scrollTo(0, y);
  }

  const end = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting && page % BY_THEMSELVES !== 0) void carryOn({ byItself: true });
    },
    { rootMargin: AHEAD },
  );
  /** Looks anew whether the end of the list is near: what was near already would say nothing. */
  function watch(): void {
    part('pager').hidden = carriesOn;
    more.hidden = !carriesOn || page >= pages;
    end.unobserve(more);
    end.observe(more);
  }

  form.addEventListener('input', () => {
    typedAt = performance.now();
    if (asking === undefined) askBefore = typedAt + LONGEST_MS;
    clearTimeout(asking);
    asking = setTimeout(() => void filter(), Math.min(PAUSE_MS, askBefore - typedAt));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void filter();
  });
  more.addEventListener('click', () => void carryOn());
  part('failed').addEventListener('click', () => void (typedIsShown() ? carryOn() : filter()));
  const typedIsShown = () => queryFor(typed()) === shown;

  for (const range of form.querySelectorAll('[data-range]')) joinRange(range, language);
  watch();
  void filter(); // a browser may have put back what was typed before
  void comeBack((history.state as { page?: number; y?: number } | null) ?? {});
  addEventListener('pagehide', () => history.replaceState({ page, y: scrollY }, '', unnamed));
}

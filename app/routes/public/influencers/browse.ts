// Script of the page of influencers, which has no React. Filters the list during typing and loads further pages.

import { TIMEOUT_MS } from '#app/connection/timeout.ts';
import { debounce } from '#app/forms/debounce.ts';
import { hideLeftPanel } from '#app/ui/hide-left-panel.ts';
import { type BrowseFilters, readFilters } from '#domain/influencers/browse-filters.ts';
import { countInPanel, isNarrowed, queryFor, savedStateOf } from './address.ts';
import { addressBar, storedPosition } from './address-bar.ts';
import { addCards, showCards } from './card-list.ts';
import { newestAnswer } from './newest-answer.ts';
import { syncRange } from './range-thumbs.ts';

interface Answer {
  total: number;
  summary: string;
  page: number;
  pages: number;
  cards: string;
}

const TYPING = { waitMs: 150, maxWaitMs: 400 };
const PREFETCH_DISTANCE = '800px';
/** After every fourth page, only a button loads the next page, so that the user can reach the footer. */
const AUTOMATIC_PAGES = 4;

const form = document.querySelector<HTMLFormElement>('form[data-browse]');
if (form) browse(form);
hideLeftPanel('filters-panel');

function browse(form: HTMLFormElement): void {
  // The page of a visitor or an influencer lacks the part that saves the search. For an absent element, returns an
  // element outside the page, so that changes have no effect.
  const element = (name: string) =>
    form.querySelector<HTMLElement>(`[data-${name}]`) ?? document.createElement('span');
  const [list, more, failed] = [element('cards'), element('more'), element('failed')];
  const savedQueries = element('queries').dataset.queries?.split(' ') ?? [];
  const path = new URL(form.action).pathname;
  const api = path.replace('/influencers', '/api/influencers');
  const request = newestAnswer<Answer>();
  const bar = addressBar();

  let shown = queryFor(readFilters(new URLSearchParams(location.search)));
  let requested = shown;
  let page = Number(list.dataset.page);
  let pages = Number(list.dataset.pages);
  let isFromStart = page === 1;

  function readForm(): BrowseFilters {
    const entries = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    return readFilters(new URLSearchParams(entries));
  }

  async function fetchList(filters: BrowseFilters, pageNumber: number): Promise<Answer> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(api + queryFor(filters, pageNumber), { signal });
    if (response.status === 403) location.assign(path + queryFor(filters));
    if (!response.ok) throw new Error(`The list request failed with status ${response.status}.`);
    return (await response.json()) as Answer;
  }

  async function ask(filters: BrowseFilters, pageNumber: number) {
    list.ariaBusy = 'true';
    const reply = await request(() => fetchList(filters, pageNumber));
    if (reply.answer) failed.hidden = true;
    if (reply.failed && reply.isNewest()) failed.hidden = false;
    if (reply.isNewest()) list.ariaBusy = null;
    return reply;
  }

  async function filter(): Promise<void> {
    typing.cancel();
    const filters = readForm();
    const query = queryFor(filters);
    showCount(element('filters'), countInPanel(query));
    if (query === requested) {
      if (query === shown) failed.hidden = true;
      return;
    }
    requested = query;
    linkOtherViews(element('tabs'), filters);
    const { answer, isNewest } = await ask(filters, 1);
    if (!answer) {
      if (isNewest()) requested = shown;
      return;
    }
    shown = query;
    page = answer.page;
    pages = answer.pages;
    isFromStart = true;
    element('total').textContent = answer.summary;
    element('empty').hidden = answer.total > 0;
    element('clear').hidden = !isNarrowed(filters);
    const { maySave, isSaved } = savedStateOf(query, savedQueries);
    element('save').hidden = !maySave;
    element('saved').hidden = !isSaved;
    list.ariaBusy = 'true';
    if (!(await showCards(list, answer.cards))) return;
    if (isNewest()) list.ariaBusy = null;
    watchEnd();
    bar.show(path + query);
  }

  async function addPage(): Promise<boolean> {
    if (list.ariaBusy || !isFromStart || page >= pages) return false;
    const query = shown;
    const { answer } = await ask(readFilters(new URLSearchParams(query)), page + 1);
    if (!answer || shown !== query) return false;
    addCards(list, answer.cards);
    page = answer.page;
    pages = answer.pages;
    watchEnd();
    return true;
  }

  async function restorePosition({ page: storedPage = 0, y = 0 }): Promise<void> {
    if (page >= storedPage) return;
    while (page < storedPage && (await addPage()));
    scrollTo(0, y);
  }

  const endObserver = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting && page % AUTOMATIC_PAGES !== 0 && failed.hidden) void addPage();
    },
    { rootMargin: PREFETCH_DISTANCE },
  );
  /** Restarts the observer, so that it reports again if the end of the list is still near. */
  function watchEnd(): void {
    element('pager').hidden = isFromStart;
    more.hidden = !isFromStart || page >= pages;
    endObserver.unobserve(more);
    endObserver.observe(more);
  }

  const typing = debounce(() => void filter(), TYPING);
  form.addEventListener('input', () => {
    bar.typed();
    typing.restart();
  });
  form.addEventListener('submit', (event) => {
    if (event.submitter?.hasAttribute('formmethod')) return;
    event.preventDefault();
    void filter();
  });
  more.addEventListener('click', () => void addPage());
  failed.addEventListener('click', () => void (queryFor(readForm()) === shown ? addPage() : filter()));

  const language = form.dataset.language === 'fr' ? 'fr' : 'en';
  for (const range of form.querySelectorAll('[data-range]')) syncRange(range, language);
  watchEnd();
  // After a reload or Back, the browser may have restored the filters of the earlier visit. The list is therefore
  // filtered again.
  void filter();
  void restorePosition(storedPosition());
  addEventListener('pagehide', () => bar.leave({ page, y: scrollY }));
}

function showCount(badge: HTMLElement, count: number): void {
  badge.textContent = String(count);
  badge.hidden = count === 0;
}

function linkOtherViews(tabs: HTMLElement, filters: BrowseFilters): void {
  for (const [index, tab] of tabs.querySelectorAll('a').entries()) {
    const featured = index === 1;
    tab.search = queryFor({ ...filters, featured });
    tab.ariaCurrent = featured === filters.featured ? 'page' : null;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]'))
    link.search = queryFor(filters);
  // The forms of the cookie banner and the theme redirect to this address.
  for (const back of document.querySelectorAll<HTMLInputElement>('input[name=back]'))
    back.value = location.pathname + queryFor(filters);
}

// The script of the browse page, which has no React: filters while somebody types or drags, and adds pages at the end of the list.
import { type BrowseFilters, readFilters } from '#domain/influencers/browse-filters.ts';
import { isNarrowed, queryFor } from './address.ts';
import { addressBar, placeLeft } from './address-bar.ts';
import { afterPause } from './after-pause.ts';
import { addCards, showCards } from './card-list.ts';
import { newestAnswer } from './newest-answer.ts';
import { linkOtherViews } from './other-views.ts';
import { joinRange } from './range-thumbs.ts';

/** The JSON of `GET /api/influencers`. `cards` is HTML. */
interface Answer {
  total: number;
  summary: string;
  page: number;
  pages: number;
  cards: string;
}

const TYPING = { pauseMs: 150, longestMs: 400 };
/** How far above the end of the list the next page is fetched. */
const AHEAD = '800px';
/** After so many pages a button asks, so that the footer can be reached. */
const AUTOMATIC_PAGES = 4;

const form = document.querySelector<HTMLFormElement>('form[data-browse]');
if (form) browse(form);

function browse(form: HTMLFormElement): void {
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-${name}]`) ?? form;
  const [list, more, failed] = [part('cards'), part('more'), part('failed')];
  const path = new URL(form.action).pathname;
  const api = path.replace('/influencers', '/api/influencers');
  const request = newestAnswer<Answer>();
  const bar = addressBar();

  let shown = queryFor(readFilters(new URLSearchParams(location.search)));
  /** The query last asked for. It differs from `shown` while its answer is on its way. */
  let asked = shown;
  let page = Number(list.dataset.page);
  let pages = Number(list.dataset.pages);
  /** Pages are added at the end only to a list that begins at the first page. */
  let isFromStart = page === 1;

  function typed(): BrowseFilters {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    return readFilters(new URLSearchParams(entries));
  }

  async function fetchList(filters: BrowseFilters, returnTo: number): Promise<Answer> {
    const response = await fetch(api + queryFor(filters, returnTo));
    // The page says why the filters are refused.
    if (response.status === 403) location.assign(path + queryFor(filters));
    if (!response.ok) throw new Error(`The list was answered with ${response.status}.`);
    return (await response.json()) as Answer;
  }

  async function ask(filters: BrowseFilters, returnTo: number) {
    list.ariaBusy = 'true';
    const reply = await request(() => fetchList(filters, returnTo));
    if (reply.answer) failed.hidden = true;
    if (reply.failed && reply.isNewest()) failed.hidden = false;
    if (reply.isNewest()) list.ariaBusy = null;
    return reply;
  }

  async function filter(): Promise<void> {
    typing.cancel();
    const filters = typed();
    const query = queryFor(filters);
    if (query === asked) {
      if (query === shown) failed.hidden = true;
      return;
    }
    asked = query;
    linkOtherViews(part('tabs'), filters);
    const { answer, isNewest } = await ask(filters, 1);
    if (!answer) {
      if (isNewest()) asked = shown;
      return;
    }
    shown = query;
    page = answer.page;
    pages = answer.pages;
    isFromStart = true;
    part('total').textContent = answer.summary;
    part('empty').hidden = answer.total > 0;
    part('clear').hidden = !isNarrowed(filters);
    list.ariaBusy = 'true';
    if (!(await showCards(list, answer.cards))) return;
    if (isNewest()) list.ariaBusy = null;
    watchEnd();
    bar.show(path + query);
  }

  /** Returns whether a page was added. */
  async function addPage(): Promise<boolean> {
    if (list.ariaBusy || !isFromStart || page >= pages) return false;
    const before = shown;
    const { answer } = await ask(readFilters(new URLSearchParams(shown)), page + 1);
    if (!answer || shown !== before) return false;
    addCards(list, answer.cards);
    page = answer.page;
    pages = answer.pages;
    watchEnd();
    return true;
  }

  /** After the way back from a profile: the list as long as it was left, at the same place. */
  async function comeBack({ page: left = 0, y = 0 }): Promise<void> {
    if (page >= left) return;
    while (page < left && (await addPage()));
    scrollTo(0, y);
  }

  const end = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting && page % AUTOMATIC_PAGES !== 0 && failed.hidden) void addPage();
    },
    { rootMargin: AHEAD },
  );
  /** Observes anew, because an end that was near before would not be reported again. */
  function watchEnd(): void {
    part('pager').hidden = isFromStart;
    more.hidden = !isFromStart || page >= pages;
    end.unobserve(more);
    end.observe(more);
  }

  const typing = afterPause(() => void filter(), TYPING);
  form.addEventListener('input', () => {
    bar.typed();
    typing.restart();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void filter();
  });
  more.addEventListener('click', () => void addPage());
  failed.addEventListener('click', () => void (queryFor(typed()) === shown ? addPage() : filter()));

  const language = form.dataset.language === 'fr' ? 'fr' : 'en';
  for (const range of form.querySelectorAll('[data-range]')) joinRange(range, language);
  watchEnd();
  void filter(); // the browser may have restored what was typed before
  void comeBack(placeLeft());
  addEventListener('pagehide', () => bar.leave({ page, y: scrollY }));
}

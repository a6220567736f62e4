import { type Thematic, thematics } from '../../campaigns/reference.ts';
import { placeOf } from '../../paging.ts';
import type { Sort } from '../browse-filters.ts';
import { type Cards, cardsOf } from '../influencer-cards.server.ts';
import type { OpenCard } from '../influencer-view.ts';
import type { SearchCriteria } from '../search-criteria.ts';
import { Columns, type Entry } from './columns.server.ts';
import { matching } from './matching.server.ts';
import { Ranking } from './ranking.ts';

/** Whoever is shown again keeps the same cards, so that what is drawn of them can be kept with them. */
const MAX_CARDS = 10_000;

/** When so few of all match, the first pages are picked out of them rather than met on a walk along the ranking. */
const FEW = 1 / 4;
const EARLY_PAGES = 10;

/** Cannot be in a text of ours. */
const SEAM = '\0';

/** Every influencer, kept in memory as lists ask for them: columns to ask, rankings to read a page off. */
export class InfluencerIndex {
  readonly #columns: Columns;
  readonly #slots = new Map<string, number>();
  readonly #ids: string[] = [];
  readonly #free: number[] = [];
  readonly #rankings: Record<Sort, Ranking>;
  /** Name, handle, picture and location as they are written. */
  readonly #shown: string[] = [];
  readonly #cards = new Map<number, Cards>();

  /** With room for that many to begin with. */
  constructor(room: number) {
    this.#columns = new Columns(room);
    const ranking = (sort: Sort) => {
      const figures = this.#columns[sort];
      return new Ranking((one, other) => {
        const difference = figures.at(one) - figures.at(other);
        return difference > 0 || (difference === 0 && this.#id(one) < this.#id(other));
      });
    };
    this.#rankings = {
      followers: ranking('followers'),
      engagement: ranking('engagement'),
      posts: ranking('posts'),
    };
  }

  get size(): number {
    return this.#slots.size;
  }

  ids(): Iterable<string> {
    return this.#slots.keys();
  }

  /** Takes an influencer in, or in place of what it knew of them. */
  put(entry: Entry): void {
    const known = this.#slots.get(entry.id);
    const slot = known ?? this.#free.pop() ?? this.#ids.length;
    if (known !== undefined) this.#unrank(slot);
    this.#slots.set(entry.id, slot);
    this.#ids[slot] = entry.id;
    this.#columns.put(slot, entry);
    this.#shown[slot] = [entry.name, entry.handle, entry.picture ?? '', entry.location].join(SEAM);
    this.#cards.delete(slot);
    for (const ranking of Object.values(this.#rankings)) ranking.place(slot);
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#unrank(slot);
    this.#slots.delete(id);
    this.#columns.clear(slot);
    this.#cards.delete(slot);
    this.#free.push(slot);
  }

  /** One page of whoever is looked for, the highest first, and in the order of their ids where figures are the same. */
  find(criteria: SearchCriteria, asked: number, size: number) {
    const matches = matching(this.#columns, criteria);
    const total = matches ? matches.count() : this.size;
    const { page, pages, offset } = placeOf(total, asked, size);
    const ranking = this.#rankings[criteria.sort];
    const isEarly = page <= EARLY_PAGES && total < this.size * FEW;
    const slots =
      matches && isEarly
        ? ranking.first(matches, offset + size).slice(offset)
        : ranking.slice(offset, Math.min(size, total - offset), matches);
    return { total, page, pages, cards: slots.map((slot) => this.#cardsOf(slot)) };
  }

  /** The thematics that somebody has. */
  thematicsInUse(): Thematic[] {
    return thematics.filter((id) => !this.#columns.thematics[id].isEmpty());
  }

  #cardsOf(slot: number): Cards {
    const kept = this.#cards.get(slot);
    if (kept) return kept;
    const cards = cardsOf(this.#openCard(slot));
    const [oldest] = this.#cards.keys();
    if (oldest !== undefined && this.#cards.size >= MAX_CARDS) this.#cards.delete(oldest);
    this.#cards.set(slot, cards);
    return cards;
  }

  #openCard(slot: number): OpenCard {
    const columns = this.#columns;
    const [name = '', handle = '', picture = '', location = ''] = this.#shown[slot]?.split(SEAM) ?? [];
    return {
      redacted: false,
      id: this.#id(slot),
      name,
      handle,
      picture: picture || null,
      location,
      thematics: thematics.filter((id) => columns.thematics[id].has(slot)),
      followers: columns.followers.at(slot),
      posts: columns.posts.at(slot),
      engagementRate: columns.engagement.at(slot),
      isVerified: columns.verified.has(slot),
      isFeatured: columns.featured.has(slot),
    };
  }

  #unrank(slot: number): void {
    for (const ranking of Object.values(this.#rankings)) ranking.remove(slot);
  }

  #id(slot: number): string {
    return this.#ids[slot] ?? '';
  }
}

import type { Offering } from '../../campaigns/conditions/condition.ts';
import { type Thematic, thematics } from '../../campaigns/reference.ts';
import { placeOf } from '../../paging.ts';
import type { Sort } from '../browse-filters.ts';
import { type Cards, cardsOf } from '../influencer-cards.server.ts';
import type { SearchCriteria } from '../search-criteria-for-viewer.ts';
import { bestSlots } from './best-slots.server.ts';
import { type Columns, emptyColumns, type IndexEntry } from './columns.server.ts';
import { findMatchingSlots } from './find-matching-slots.server.ts';
import type { NumberColumn } from './number-column.ts';
import { Ranking } from './ranking.ts';

/** Callers cache rendered HTML by card object, so repeated reads must return the same object. */
const MAX_CACHED_CARDS = 10_000;

/**
 * Share of all influencers below which sorting the matches is faster for the first pages. Above this share, scanning
 * the whole ranking for matches is faster.
 */
const FEW_SHARE = 1 / 4;
const EARLY_PAGES = 10;

/** PostgreSQL does not allow this character, so no stored text contains it. */
const SEPARATOR = '\0';

/** All listed influencers in memory: columns for the filters, and one ranking for each sort order. */
export class InfluencerIndex {
  readonly #columns: Columns;
  readonly #slots = new Map<string, number>();
  readonly #ids: string[] = [];
  readonly #free: number[] = [];
  readonly #rankings: Record<Sort, Ranking>;
  #isRanked = false;
  readonly #displayTexts: string[] = [];
  readonly #cards = new Map<number, Cards>();

  constructor(slots: number) {
    this.#columns = emptyColumns(slots);
    const ranking = (figures: NumberColumn) =>
      new Ranking((one, other) => {
        const difference = figures.compare(one, other);
        return difference > 0 || (difference === 0 && this.#id(one) < this.#id(other));
      });
    this.#rankings = {
      followers: ranking(this.#columns.followers),
      engagement: ranking(this.#columns.engagementRate),
      posts: ranking(this.#columns.posts),
    };
  }

  get size(): number {
    return this.#slots.size;
  }

  ids(): Iterable<string> {
    return this.#slots.keys();
  }

  put(entry: IndexEntry): void {
    const known = this.#slots.get(entry.id);
    const slot = known ?? this.#free.pop() ?? this.#ids.length;
    if (known !== undefined) this.#unrank(slot);
    this.#slots.set(entry.id, slot);
    this.#ids[slot] = entry.id;
    this.#columns.put(slot, entry);
    this.#displayTexts[slot] = [entry.name, entry.handle, entry.picture ?? '', entry.location].join(
      SEPARATOR,
    );
    this.#cards.delete(slot);
    if (this.#isRanked) for (const ranking of Object.values(this.#rankings)) ranking.place(slot);
  }

  /** Sorts the rankings. Call this method once, after the first load and before `find`. `put` then keeps the order. */
  rank(): void {
    for (const ranking of Object.values(this.#rankings)) ranking.fill(this.#slots.values());
    this.#isRanked = true;
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

  /** Returns a page of the matches, highest figure first and missing figures last. Equal figures are sorted by id. */
  find(criteria: SearchCriteria, requestedPage: number, size: number) {
    const blocked = criteria.blocked.flatMap((id) => this.#slots.get(id) ?? []);
    const matches = findMatchingSlots(this.#columns, criteria, blocked);
    const total = matches ? matches.count() : this.size;
    const { page, pages, offset } = placeOf(total, requestedPage, size);
    const ranking = this.#rankings[criteria.sort];
    const isEarly = page <= EARLY_PAGES && total < this.size * FEW_SHARE;
    const slots =
      matches && isEarly
        ? ranking.first(matches, offset + size).slice(offset)
        : ranking.slice(offset, Math.min(size, total - offset), matches);
    return { total, page, pages, cards: slots.map((slot) => this.#cardsOf(slot)) };
  }

  /** Returns ids of influencers who suit a campaign best, in the order of `bestSlots`. */
  suggest(campaign: Offering, excluded: ReadonlySet<string>, limit: number): string[] {
    const idOf = (slot: number) => this.#id(slot);
    const isExcluded = (slot: number) => excluded.has(idOf(slot));
    const search = { campaign, slots: this.#ids.length, limit, isExcluded, idOf };
    return bestSlots(this.#columns, search).map(idOf);
  }

  thematicsInUse(): Thematic[] {
    return thematics.filter((id) => !this.#columns.thematics[id].isEmpty());
  }

  #cardsOf(slot: number): Cards {
    const cached = this.#cards.get(slot);
    if (cached) return cached;
    const columns = this.#columns;
    const [name = '', handle = '', picture = '', location = ''] =
      this.#displayTexts[slot]?.split(SEPARATOR) ?? [];
    const cards = cardsOf({
      redacted: false,
      id: this.#id(slot),
      name,
      handle,
      picture: picture || null,
      location,
      thematics: thematics.filter((id) => columns.thematics[id].has(slot)),
      followers: columns.followers.at(slot),
      posts: columns.posts.at(slot),
      engagementRate: columns.engagementRate.at(slot),
      figuresSource: columns.hasVerifiedFigures.has(slot) ? 'verified' : 'declared',
      isVerified: columns.isVerified.has(slot),
      isFeatured: columns.isFeatured.has(slot),
    });
    const [oldest] = this.#cards.keys();
    if (oldest !== undefined && this.#cards.size >= MAX_CACHED_CARDS) this.#cards.delete(oldest);
    this.#cards.set(slot, cards);
    return cards;
  }

  #unrank(slot: number): void {
    if (!this.#isRanked) return;
    for (const ranking of Object.values(this.#rankings)) ranking.remove(slot);
  }

  #id(slot: number): string {
    return this.#ids[slot] ?? '';
  }
}

export const topics = ['together', 'money', 'law', 'places', 'figures'] as const;
export type Topic = (typeof topics)[number];

export const ENTRIES_PER_PAGE = 6;

export interface EntryCardView {
  id: string;
  slug: string;
  topic: Topic;
  author: string;
  title: string;
  resume: string;
  cover: string | null;
  coverAlt: string;
  /** The preview image for shared links. */
  sharePicture: string | null;
  minutes: number;
  publishedAt: Date;
  /** Time of the last change of the texts or of the publication, whichever is later. */
  updatedAt: Date;
}

export interface EntryView extends EntryCardView {
  /** Markdown. */
  body: string;
}

/** Average reading speed for comprehension. English and French have the same value. */
const WORDS_PER_MINUTE = 220;

/** Returns whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

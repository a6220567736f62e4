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
  sharePicture: string | null;
  minutes: number;
  publishedAt: Date;
  updatedAt: Date;
}

export interface EntryView extends EntryCardView {
  body: string;
}

/** Average reading speed, the same in English and French. */
const WORDS_PER_MINUTE = 220;

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

import { z } from 'zod';
import { required, says, text } from '../fields.ts';
import { imageInput } from '../files/image-input.ts';
import { topics } from './entry.ts';

/** Where an entry stands: planned is published at a moment that is still to come. */
export type EntryState = 'draft' | 'planned' | 'published';

export function stateOf({ publishedAt }: { publishedAt: Date | null }, now: Date): EntryState {
  if (!publishedAt) return 'draft';
  return publishedAt > now ? 'planned' : 'published';
}

/** What must be written, in both languages, before an entry may be published. The table holds the same. */
export const neededWords = ['titleEn', 'titleFr', 'resumeEn', 'resumeFr', 'bodyEn', 'bodyFr'] as const;

/** An entry as its editor sends it: a draft may have gaps. */
export const entryInput = z.object({
  slug: required(80).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('blog.slug_invalid')),
  topic: z.enum(topics),
  author: required(80),
  titleEn: text(160),
  titleFr: text(160),
  resumeEn: text(400),
  resumeFr: text(400),
  bodyEn: text(60_000),
  bodyFr: text(60_000),
  cover: imageInput,
  coverAltEn: text(300),
  coverAltFr: text(300),
  /** What was read before it was written over; nothing of a new entry. */
  version: text(40),
});
export type EntryInput = z.output<typeof entryInput>;

/** A day and a time of Paris: midnight without a time, today without a day, at once without either. */
export const publicationInput = z.object({
  day: z.union([z.literal(''), z.iso.date(says('field.invalid'))]),
  time: z.union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('field.invalid'))]),
});
export type PublicationInput = z.output<typeof publicationInput>;

/** An entry as its editor reads it, with both languages. */
export interface EntryDraft extends Record<keyof Omit<EntryInput, 'cover' | 'topic'>, string> {
  id: string;
  topic: EntryInput['topic'];
  /** An upload, a drawing, or null: `domain/files/media.ts`. */
  cover: string | null;
  publishedAt: Date | null;
}

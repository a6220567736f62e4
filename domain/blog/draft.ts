import { z } from 'zod';
import { line, requiredLine, says, text } from '../fields.ts';
import { imageInput } from '../files/image-input.ts';
import { topics } from './entry.ts';

export type EntryState = 'draft' | 'planned' | 'published';

export function stateOf({ publishedAt }: { publishedAt: Date | null }, now: Date): EntryState {
  if (!publishedAt) return 'draft';
  return publishedAt > now ? 'planned' : 'published';
}

/**
 * An entry needs these texts in both languages before publication. A check constraint of the table enforces the same
 * rule.
 */
export const requiredTexts = ['titleEn', 'titleFr', 'resumeEn', 'resumeFr', 'bodyEn', 'bodyFr'] as const;

/** Number of characters. */
export const MAX_AUTHOR = 80;

export const entryInput = z.object({
  slug: requiredLine(80).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('blog.slug_invalid')),
  topic: z.enum(topics),
  author: requiredLine(MAX_AUTHOR),
  titleEn: line(160),
  titleFr: line(160),
  resumeEn: text(400),
  resumeFr: text(400),
  bodyEn: text(60_000),
  bodyFr: text(60_000),
  cover: imageInput,
  coverAltEn: line(300),
  coverAltFr: line(300),
  /** The version that the form loaded, to detect concurrent changes. A new entry has no version. */
  version: text(40),
});
export type EntryInput = z.output<typeof entryInput>;

/**
 * Day and time in Paris. A missing time is midnight. A missing day is the current day. If both are missing, the moment
 * is now.
 */
export const publicationInput = z.object({
  day: z.union([z.literal(''), z.iso.date(says('field.invalid_day'))]),
  time: z.union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('field.invalid'))]),
});
export type PublicationInput = z.output<typeof publicationInput>;

export interface EntryDraft extends Record<keyof Omit<EntryInput, 'cover' | 'topic'>, string> {
  id: string;
  topic: EntryInput['topic'];
  cover: string | null;
  publishedAt: Date | null;
}

import { z } from 'zod';
import { line, requiredLine, says, text } from '../fields.ts';
import { imageInput } from '../files/image-input.ts';
import { MAX_AUTHOR } from './draft.ts';
import { topics } from './entry.ts';

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
  /** Version that the form loaded, to detect concurrent changes. Empty for a new entry. */
  version: text(40),
});
export type EntryInput = z.output<typeof entryInput>;

/**
 * Publication day and time in Paris. A missing time is midnight, and a missing day is today. If both are missing, the
 * moment is now.
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

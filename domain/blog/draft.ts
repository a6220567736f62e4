export type EntryState = 'draft' | 'planned' | 'published';

export function stateOf({ publishedAt }: { publishedAt: Date | null }, now: Date): EntryState {
  if (!publishedAt) return 'draft';
  return publishedAt > now ? 'planned' : 'published';
}

/**
 * Texts that an entry needs in both languages before publication. A check constraint of the table enforces the same
 * rule.
 */
export const requiredTexts = ['titleEn', 'titleFr', 'resumeEn', 'resumeFr', 'bodyEn', 'bodyFr'] as const;

/** Number of characters. */
export const MAX_AUTHOR = 80;

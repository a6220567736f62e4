import type { Tone } from '#app/ui/badge.tsx';
import type { EntryState } from '#domain/blog/draft.ts';
import type { DraftName } from '#domain/privacy/browser-storage.ts';
import { m } from '#messages';
import { formatShortMoment } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

export const entryTones: Record<EntryState, Tone> = { draft: 'plain', planned: 'wait', published: 'good' };

export function publicationOf(publishedAt: Date, state: EntryState): string {
  const text = state === 'planned' ? m.editor_shows_from : m.editor_shows_since;
  return text({ moment: formatShortMoment(publishedAt, currentLanguage()) });
}

/** Contains the staff member's id, because several editors may use one browser. */
export const draftNameOf = (staffId: string, entryId: string): DraftName => `entry:${staffId}:${entryId}`;

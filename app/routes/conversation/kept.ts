import { keepDraft, readDraft } from '#app/kept-draft.ts';
import type { Outgoing } from './thread.ts';

/** What this tab keeps of a conversation until it is sent, so that a reload or a change of language loses nothing. */
interface Kept {
  draft: string;
  outbox: readonly Outgoing[];
}

export function readKept(key: string): Kept {
  return { draft: '', outbox: [], ...readDraft<Kept>(key) };
}

export function keep(key: string, part: Partial<Kept>): void {
  keepDraft(key, { ...readDraft<Kept>(key), ...part });
}

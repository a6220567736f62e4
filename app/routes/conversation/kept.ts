import { keepDraft, readDraft } from '#app/kept-draft.ts';
import type { Attachment } from '#domain/conversations/conversation-view.ts';
import type { Outgoing } from './thread.ts';

/** What this tab keeps of a conversation until it is sent, so that a reload or a change of language loses nothing. */
interface Kept {
  draft: string;
  /** Uploaded, to go with the draft. */
  files: readonly Attachment[];
  outbox: readonly Outgoing[];
}

export function readKept(key: string): Kept {
  return { draft: '', files: [], outbox: [], ...readDraft<Kept>(key) };
}

export function keep(key: string, part: Partial<Kept>): void {
  keepDraft(key, { ...readDraft<Kept>(key), ...part });
}

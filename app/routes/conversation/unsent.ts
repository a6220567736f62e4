import { keepDraft, readDraft } from '#app/forms/stored-draft.ts';
import type { Attachment } from '#domain/conversations/conversation-view.ts';
import type { Outgoing } from './thread.ts';

/** What this tab keeps of a conversation until it is sent, so that a reload or a change of language loses nothing. */
interface Unsent {
  draft: string;
  /** Uploaded, to go with the draft. */
  files: readonly Attachment[];
  unsent: readonly Outgoing[];
}

/** The stored form: the key `outbox` is older than the name `unsent`. */
type Stored = Omit<Unsent, 'unsent'> & { outbox: Unsent['unsent'] };

export function readUnsent(key: string): Unsent {
  const { draft = '', files = [], outbox = [] } = readDraft<Stored>(key);
  return { draft, files, unsent: outbox };
}

export function keep(key: string, part: Partial<Unsent>): void {
  const { unsent, ...rest } = part;
  keepDraft(key, { ...readDraft<Stored>(key), ...rest, ...(unsent && { outbox: unsent }) });
}

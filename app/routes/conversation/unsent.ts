import { readDraft, storeDraft } from '#app/forms/stored-draft.ts';
import type { Attachment } from '#domain/conversations/conversation-view.ts';
import type { DraftName } from '#domain/privacy/browser-storage.ts';
import type { UnsentMessage } from './thread.ts';

/** Stored in the tab, so that a reload or a change of language keeps the text, files and messages. */
interface Unsent {
  draft: string;
  files: readonly Attachment[];
  unsent: readonly UnsentMessage[];
}

/** The stored object still uses `outbox`, the former name of `unsent`. */
type Stored = Omit<Unsent, 'unsent'> & { outbox: Unsent['unsent'] };

export function readUnsent(key: DraftName): Unsent {
  const { draft = '', files = [], outbox = [] } = readDraft<Stored>(key);
  return { draft, files, unsent: outbox };
}

export function storeUnsent(key: DraftName, part: Partial<Unsent>): void {
  const { unsent, ...rest } = part;
  storeDraft(key, { ...readDraft<Stored>(key), ...rest, ...(unsent && { outbox: unsent }) });
}

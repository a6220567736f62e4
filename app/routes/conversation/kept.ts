import type { Outgoing } from './thread.ts';

/** What this tab keeps of a conversation until it is sent, so that a reload or a change of language loses nothing. */
interface Kept {
  draft: string;
  outbox: readonly Outgoing[];
}

const nothing: Kept = { draft: '', outbox: [] };

export function readKept(key: string): Kept {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>) };
  } catch {
    return nothing; // no storage in this browser
  }
}

export function keep(key: string, part: Partial<Kept>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readKept(key), ...part }));
  } catch {
    // No storage, or it is full: then it lives as long as the page.
  }
}

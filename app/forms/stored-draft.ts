import { type DraftName, draftLifetime } from '#domain/privacy/browser-storage.ts';

/** Returns undefined if storage is forbidden or full, or if the stored text is not JSON. */
function inStorage<Result>(name: DraftName, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(draftLifetime(name) === 'browser' ? localStorage : sessionStorage);
  } catch {
    return undefined;
  }
}

/** Returns the names of the stored drafts that begin with `prefix`. */
export function draftNames(prefix: DraftName): DraftName[] {
  const isFound = (name: string): name is DraftName => name.startsWith(prefix);
  return inStorage(prefix, (it) => Object.keys(it).filter(isFound)) ?? [];
}

export function readDraft<Draft extends object>(name: DraftName): Partial<Draft> {
  const stored = inStorage(name, (it) => JSON.parse(it.getItem(name) ?? '{}') as Partial<Draft>);
  return stored ?? {};
}

export function storeDraft(name: DraftName, draft: object): void {
  inStorage(name, (it) => it.setItem(name, JSON.stringify(draft)));
}

export function dropDraft(name: DraftName): void {
  inStorage(name, (it) => it.removeItem(name));
}

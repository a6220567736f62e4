/**
 * Lifetime of a draft in the browser's storage. `tab`: until the tab is closed. `browser`: until `dropDraft` removes it.
 * Draft names contain the user's id, because several people may use one browser.
 */
type Lifetime = 'tab' | 'browser';

/** Returns undefined if the storage is forbidden or full, or if it contains text that is not JSON. */
function inStorage<Result>(lifetime: Lifetime, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(lifetime === 'browser' ? localStorage : sessionStorage);
  } catch {
    return undefined;
  }
}

export function readDraft<Draft extends object>(name: string, lifetime: Lifetime = 'tab'): Partial<Draft> {
  const stored = inStorage(lifetime, (it) => JSON.parse(it.getItem(name) ?? '{}') as Partial<Draft>);
  return stored ?? {};
}

export function storeDraft(name: string, draft: object, lifetime: Lifetime = 'tab'): void {
  inStorage(lifetime, (it) => it.setItem(name, JSON.stringify(draft)));
}

export function dropDraft(name: string, lifetime: Lifetime = 'tab'): void {
  inStorage(lifetime, (it) => it.removeItem(name));
}

/**
 * Lifetime of a draft (JSON in the browser's storage): `tab` until the tab is closed, `browser` until `dropDraft` removes it.
 * Draft names contain the user's id, because several people may use one browser.
 */
type Lifetime = 'tab' | 'browser';

/** Call it inside `try`: a browser without storage throws on access. */
const storageFor = (lifetime: Lifetime) => (lifetime === 'browser' ? localStorage : sessionStorage);

export function readDraft<Draft extends object>(name: string, lifetime: Lifetime = 'tab'): Partial<Draft> {
  try {
    return JSON.parse(storageFor(lifetime).getItem(name) ?? '{}') as Partial<Draft>;
  } catch {
    return {}; // no storage, or not our JSON
  }
}

export function storeDraft(name: string, draft: object, lifetime: Lifetime = 'tab'): void {
  try {
    storageFor(lifetime).setItem(name, JSON.stringify(draft));
  } catch {
    // No storage, or it is full: the draft is lost with the page.
  }
}

export function dropDraft(name: string, lifetime: Lifetime = 'tab'): void {
  try {
    storageFor(lifetime).removeItem(name);
  } catch {
    // Nothing was stored.
  }
}

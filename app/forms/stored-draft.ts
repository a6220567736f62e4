/**
 * What is typed and not sent yet, as JSON in the browser. The name contains the writer's id, because several people may
 * use one browser. `tab` lasts until the tab is closed, `browser` until the draft is dropped.
 */
type Lifetime = 'tab' | 'browser';

/** Evaluated inside `try`: a browser without storage throws on access. */
const storageFor = (lifetime: Lifetime) => (lifetime === 'browser' ? localStorage : sessionStorage);

export function readDraft<Draft extends object>(name: string, lifetime: Lifetime = 'tab'): Partial<Draft> {
  try {
    return JSON.parse(storageFor(lifetime).getItem(name) ?? '{}') as Partial<Draft>;
  } catch {
    return {}; // no storage, or not our JSON
  }
}

export function keepDraft(name: string, draft: object, lifetime: Lifetime = 'tab'): void {
  try {
    storageFor(lifetime).setItem(name, JSON.stringify(draft));
  } catch {
    // No storage, or it is full: the draft lasts as long as the page.
  }
}

export function dropDraft(name: string, lifetime: Lifetime = 'tab'): void {
  try {
    storageFor(lifetime).removeItem(name);
  } catch {
    // Nothing was stored.
  }
}

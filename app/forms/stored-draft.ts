/** What is typed and not sent yet stays in this tab, under a name that holds its writer's id. */

export function readDraft<Draft extends object>(name: string): Partial<Draft> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<Draft>;
  } catch {
    return {}; // no storage in this browser
  }
}

export function keepDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // No storage, or it is full: then it lives as long as the page.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Then nothing was kept.
  }
}

import type { Language } from '#domain/language.ts';
import type { DraftName } from '#domain/privacy/browser-storage.ts';
import { formatTypedDay, readTypedDay } from '#messages/typed-day.ts';

const NAME: DraftName = 'page-form:typed';

/** The properties of an input, a text area or a select that this module uses. */
export interface Control {
  name: string;
  type: string;
  value: string;
  autocomplete?: string;
  checked?: boolean;
  selectedIndex?: number;
  dataset: Record<string, string | undefined>;
}

type Typed = [name: string, value: string, isChecked: boolean];

interface Kept {
  path: string;
  forms: Typed[][];
}

/**
 * Keeps the text typed into the forms of a server-only page when the language link, or a link within an element with
 * `data-keeps-typed`, loads the page again. The values are in the tab's session storage until the next page with a form
 * has loaded.
 */
export function keepThroughLinks(): void {
  const language = document.documentElement.lang as Language;
  const forms = () =>
    [...document.querySelectorAll<HTMLFormElement>('[data-page-form]')].map(
      ({ elements }) => [...elements] as unknown[] as Control[],
    );
  const kept = take();
  if (kept?.path === location.pathname)
    for (const [place, controls] of forms().entries())
      restoreTyped(controls, kept.forms[place] ?? [], language);
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang], [data-keeps-typed] a');
    if (link) store({ path: link.pathname, forms: forms().map((controls) => typedIn(controls, language)) });
  });
  // A page from the back/forward cache still has its values. A later page must not get them, for example after sending.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take();
  });
}

/**
 * Returns the values of a form, but no passwords and no one-time codes. Leaves out a password even if the page shows
 * the password as text.
 */
export function typedIn(controls: readonly Control[], language: Language): Typed[] {
  return controls
    .filter(mayBeKept)
    .map((it) => [it.name, isDay(it) ? readTypedDay(it.value, language) : it.value, it.checked ?? false]);
}

export function restoreTyped(
  controls: readonly Control[],
  typed: readonly Typed[],
  language: Language,
): void {
  for (const [name, value, isChecked] of typed) {
    const control = controls.find(
      (it) => it.name === name && mayBeKept(it) && (!isChoice(it) || it.value === value),
    );
    if (!control) continue;
    const before = control.value;
    if (isChoice(control)) control.checked = isChecked;
    else control.value = isDay(control) ? formatTypedDay(value, language) : value;
    // The select of another page of a list may not have the option.
    if (control.selectedIndex === -1) control.value = before;
  }
}

const isChoice = ({ type }: Control) => type === 'radio' || type === 'checkbox';
const isDay = ({ dataset }: Control) => dataset.day !== undefined;
const mayBeKept = ({ name, type, autocomplete = '' }: Control) =>
  name !== '' &&
  !/^(?:hidden|password|file|submit|button|fieldset)$/.test(type) &&
  !/password|one-time-code/.test(autocomplete);

function store(kept: Kept): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Storage can be forbidden or full. The page then loads without the typed values.
  }
}

function take(): Kept | undefined {
  try {
    const stored = sessionStorage.getItem(NAME);
    sessionStorage.removeItem(NAME);
    return stored ? (JSON.parse(stored) as Kept) : undefined;
  } catch {
    return undefined;
  }
}

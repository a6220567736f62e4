import { useLayoutEffect } from 'react';

/*
 * Input from before the page was interactive. React calls no `onChange` for it, so the next render replaces it with the
 * values of the state. Hydration itself resets a text area that was rendered with a text.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Entered {
  value: string | boolean;
  caret: number | null;
}

const FIELDS = 'input:not([type=hidden], [type=file], [type=submit]), textarea, select';

const entered = new Map<Field, Entered>();
const recording = new AbortController();

/** Must run before hydration. */
export function recordEarlyInput(): void {
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isChanged(field)) record(field);
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(FIELDS)) record(target as Field);
    },
    { capture: true, signal: recording.signal },
  );
}

/** Repeats the recorded input, so that React reports it. */
export function useEarlyInput(): void {
  // Layout effects of the page can set stored drafts. A microtask runs after their render and before the next key
  // press.
  useLayoutEffect(() => queueMicrotask(repeatInput), []);
}

function repeatInput(): void {
  recording.abort();
  for (const [field, input] of entered) enter(field, input);
  entered.clear();
}

function record(field: Field): void {
  const value = isChoice(field) ? field.checked : field.value;
  // The latest input comes last: of the radio buttons of a group, the last one is checked.
  entered.delete(field);
  entered.set(field, { value, caret: field instanceof HTMLSelectElement ? null : field.selectionStart });
}

/** React ignores an event if the field has the last value that React knows. Therefore the value changes twice. */
function enter(field: Field, { value, caret }: Entered): void {
  if (isChoice(field)) {
    field.checked = !value;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.value !== value || field.defaultValue !== value) {
    enterText(field, String(value), caret);
  }
}

function enterText(field: HTMLInputElement | HTMLTextAreaElement, text: string, caret: number | null): void {
  field.value = field.defaultValue;
  // React replaces the setter of the field itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // A field that formats its text has set the caret itself.
  if (caret !== null && field === document.activeElement && field.value === text)
    field.setSelectionRange(caret, caret);
}

const isChoice = (field: Field): field is HTMLInputElement & { type: 'checkbox' | 'radio' } =>
  field.type === 'checkbox' || field.type === 'radio';

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const [chosen] = field.selectedOptions;
    const rendered = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    return chosen !== rendered;
  }
  if (!isChoice(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

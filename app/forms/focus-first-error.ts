/** Focuses the first field with `aria-invalid`, or the first choice of a group with `data-invalid-group`. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid-group]');
  const inside = '[role="spinbutton"], input, button, select';
  (invalid?.matches('input, select, textarea')
    ? invalid
    : invalid?.querySelector<HTMLElement>(inside)
  )?.focus();
}

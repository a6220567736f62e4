const controls = '[role="spinbutton"], input, button, select';

/** Focuses the first control inside the element with this id. */
export function focusField(form: HTMLFormElement | null, id: string): void {
  if (id)
    form
      ?.querySelector(`#${CSS.escape(id)}`)
      ?.querySelector<HTMLElement>(controls)
      ?.focus();
}

/** Focuses the first field with `aria-invalid`, or the first choice of a group with `data-invalid-group`. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid-group]');
  (invalid?.matches('input, select, textarea')
    ? invalid
    : invalid?.querySelector<HTMLElement>(controls)
  )?.focus();
}

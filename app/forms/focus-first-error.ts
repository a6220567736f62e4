const controls = '[role="spinbutton"], input, button, select';

export function focusField(form: HTMLFormElement | null, id: string): void {
  if (id)
    form
      ?.querySelector(`#${CSS.escape(id)}`)
      ?.querySelector<HTMLElement>(controls)
      ?.focus();
}

export function focusFirstError(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid-group]');
  (invalid?.matches('input, select, textarea')
    ? invalid
    : invalid?.querySelector<HTMLElement>(controls)
  )?.focus();
}

/** A field says that it is wrong by `aria-invalid`; a group of choices by `data-invalid-group`, and its first choice is taken. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid-group]');
  const inside = '[role="spinbutton"], input, button, select';
  (wrong?.matches('input, select, textarea') ? wrong : wrong?.querySelector<HTMLElement>(inside))?.focus();
}

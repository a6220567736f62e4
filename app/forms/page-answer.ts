import { refusedIn } from './use-form-answer.ts';

export type PageAnswer = ReturnType<typeof pageAnswer>;

/**
 * Returns the refusal of a server-only page's action, and a function `field` for the props of its text fields. The
 * first invalid field gets the focus, so `field` must be called in reading order.
 */
export function pageAnswer(actionData: unknown) {
  const refused = refusedIn(actionData);
  let isFocused = false;
  const field = (name: string) => {
    const error = refused?.fields[name];
    const autoFocus = error !== undefined && !isFocused;
    isFocused ||= autoFocus;
    return { name, defaultValue: refused?.typed[name], error, autoFocus };
  };
  return { refused, field };
}

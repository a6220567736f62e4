import type { Refused } from './answer.ts';
import { refusedIn } from './use-form-answer.ts';

export type PageAnswer = ReturnType<typeof pageAnswer>;

/**
 * Returns the refusal of a server-only page's action, the typed values, and a function `field` for the props of its
 * text fields. The first invalid field gets the focus, so `field` must be called in reading order.
 */
export function pageAnswer(actionData: unknown) {
  const refused = refusedIn(actionData);
  const typed = refused?.typed ?? keptIn(actionData);
  let isFocused = false;
  const field = (name: string) => {
    const error = refused?.fields[name];
    const autoFocus = error !== undefined && !isFocused;
    isFocused ||= autoFocus;
    return { name, defaultValue: typed[name], error, autoFocus };
  };
  return { refused, typed, field };
}

/** An answer that is not a refusal can also contain typed values. */
function keptIn(actionData: unknown): Refused['typed'] {
  if (typeof actionData !== 'object' || actionData === null || !('typed' in actionData)) return {};
  return actionData.typed as Refused['typed'];
}

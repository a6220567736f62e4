const PROFILE_URL = /^(?:https?:\/\/)?(?:(?:www|m)\.)?instagram\.com\/@?([^/?#]*)\/?(?:[?#].*)?$/is;

/**
 * Returns the Instagram username in typed text or a pasted profile URL. Removes only @ signs and the rest of the URL,
 * because any other change could produce another person's username. `isHandle` refuses invalid characters that
 * remain.
 */
export function handleOf(typed: string): string {
  return searchWordsOf(typed.replaceAll('@', ''));
}

/** Prepares a search that may name a handle: `@lea`, `lea` and the profile URL find the same people. */
export function searchWordsOf(typed: string): string {
  const words = typed.replace(/^[@\s]+/, '').trim();
  return PROFILE_URL.exec(words)?.[1]?.trim() ?? words;
}

/** Instagram allows at most 30 letters, digits, dots and underscores. */
export function isHandle(handle: string): boolean {
  return /^[a-z0-9._]{1,30}$/i.test(handle);
}

/** Instagram does not distinguish upper and lower case. */
export function isSameHandle(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

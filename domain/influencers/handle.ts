/** Extracts the Instagram username from typed text or a pasted profile URL. The result has no @, space, host or query. */
export function handleOf(typed: string): string {
  return typed
    .replace(/[@\s]/g, '')
    .replace(/^(https?:\/\/)?((www|m)\.)?instagram\.com\//i, '')
    .replace(/[/?#].*$/s, '');
}

/** Whether Instagram allows the username: at most 30 letters, digits, dots and underscores. */
export function isHandle(handle: string): boolean {
  return /^[a-z0-9._]{1,30}$/i.test(handle);
}

/** Whether two handles name the same account. Instagram does not distinguish upper and lower case. */
export function isSameHandle(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

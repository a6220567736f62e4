/** An Instagram username without @ signs, blanks and the address people paste around it. */
export function handleOf(typed: string): string {
  return typed
    .replace(/[@\s]/g, '')
    .replace(/^(https?:\/\/)?((www|m)\.)?instagram\.com\//i, '')
    .replace(/[/?#].*$/s, '');
}

/** Whether Instagram would allow it: letters, digits, dots and underscores, 30 at most. */
export function isHandle(handle: string): boolean {
  return /^[a-z0-9._]{1,30}$/i.test(handle);
}

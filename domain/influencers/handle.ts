/** Extracts the username from a typed one or a pasted Instagram address: no @, no spaces, no host, no query. */
export function handleOf(typed: string): string {
  return typed
    .replace(/[@\s]/g, '')
    .replace(/^(https?:\/\/)?((www|m)\.)?instagram\.com\//i, '')
    .replace(/[/?#].*$/s, '');
}

/** Whether Instagram allows it: letters, digits, dots and underscores, 30 characters at most. */
export function isHandle(handle: string): boolean {
  return /^[a-z0-9._]{1,30}$/i.test(handle);
}

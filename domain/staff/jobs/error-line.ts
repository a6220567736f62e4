const MAX_CHARACTERS = 300;
const EMAIL = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;

/**
 * Returns the first line of a stored error. Email addresses become `…`, because errors of mail servers repeat the
 * recipient (privacy).
 */
export function firstLineOf(error: string | null): string | null {
  const line = error?.trim().split('\n', 1)[0]?.replace(EMAIL, '…');
  return line ? line.slice(0, MAX_CHARACTERS) : null;
}

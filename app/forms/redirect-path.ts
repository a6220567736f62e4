import { samePathIn } from '#messages/path-language.ts';

/**
 * Returns the path of a thrown redirect, without the language. A form's draft may be dropped only if the redirect after
 * its action leads to the page that follows a save. Without a session, the redirect leads to the login.
 */
export function redirectPathOf(thrown: unknown): string | undefined {
  const address = thrown instanceof Response && thrown.headers.get('location');
  return address ? samePathIn('en', address) : undefined;
}

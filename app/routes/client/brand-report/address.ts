import { redirect } from 'react-router';
import { languageOf } from '#messages/path-language.ts';
import { readTypedDay } from '#messages/typed-day.ts';

/**
 * Returns the query parameters of an address. Redirects to an address with days as `YYYY-MM-DD`, because forms send
 * days in the format of their language.
 */
export function askedIn({ pathname, searchParams }: URL): Record<string, string> {
  const asked = Object.fromEntries(searchParams);
  const language = languageOf(pathname);
  const typed = new URLSearchParams(asked);
  for (const name of ['from', 'to']) if (asked[name]) typed.set(name, readTypedDay(asked[name], language));
  if (String(typed) !== String(new URLSearchParams(asked))) throw redirect(`${pathname}?${typed}`);
  return asked;
}

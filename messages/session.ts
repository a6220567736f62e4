import type { Browser } from '#domain/accounts/browser-of.server.ts';
import { m } from '#messages';

export function browserText({ browser, system }: Browser): string {
  if (browser && system) return m.session_browser_on({ browser, system });
  return browser ?? system ?? m.session_browser_unknown();
}

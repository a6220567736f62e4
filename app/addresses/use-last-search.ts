import { useInBrowser } from '#app/rendering/use-in-browser.ts';
import { lastSearch } from './last-search.ts';

/** Returns the query string to add to an address. Returns '' for an address that has its own, and on the server. */
export function useLastSearch(address: string): string {
  return useInBrowser(() => (/[?#]/.test(address) ? '' : lastSearch(address)), '');
}

import { useSearchParams } from 'react-router';
import { usePath } from '#app/language.ts';
import type { Path } from './path.ts';

/**
 * Address of the list that led to the current page, with the list's filters, for the back link. The links of the list
 * send its query string in the parameter `list`. Null without this parameter. Cannot lead to another site, because
 * only the query string comes from the parameter.
 */
export function useListAddress(list: Path): string | null {
  const to = usePath();
  const [params] = useSearchParams();
  const sent = params.get('list');
  if (sent === null) return null;
  const query = new URLSearchParams(sent);
  return to(list) + (query.size > 0 ? `?${query}` : '');
}

import { useSearchParams } from 'react-router';
import { usePath } from '#app/language.ts';
import type { Path } from './path.ts';

/**
 * Returns the address for the back link: the list from which the user came, with its filters. The links of the list
 * send its query string in the parameter `list`. Returns null without this parameter. The address cannot lead to
 * another site, because only the query string comes from the parameter.
 */
export function useListAddress(list: Path): string | null {
  const to = usePath();
  const [params] = useSearchParams();
  const sent = params.get('list');
  if (sent === null) return null;
  const query = new URLSearchParams(sent);
  return to(list) + (query.size > 0 ? `?${query}` : '');
}

import { redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';

/** The French word leads to the French page. */
export function loader() {
  throw redirect(hrefIn('fr', '/accessibility'), 301);
}

import { redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';

/** Redirects `/accessibilite` to the French page. */
export function loader() {
  throw redirect(hrefIn('fr', '/accessibility'), 301);
}

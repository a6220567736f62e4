import { replace } from 'react-router';
import { isOwnPath } from '#app/addresses/path.ts';
import { onlyPost, readForm } from '#app/forms/answer.ts';
import { requestContext } from '#app/request/context.ts';
import { layoutCookie } from '#app/routes/client/layout-cookie.ts';
import type { Route } from './+types/layout';

export const loader = onlyPost;

/**
 * Stores the layout of campaign lists in a cookie. Redirects to `back` if `back` is a path of this site. The redirect
 * adds no entry to the browser's history.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const cookie = layoutCookie(form.get('layout'), context.get(requestContext).publicUrl);
  const back = form.get('back');
  const headers = new Headers(cookie ? { 'set-cookie': cookie } : {});
  if (typeof back === 'string' && isOwnPath(back)) return replace(back, { headers });
  return Response.json({ changed: cookie !== null }, { headers });
}

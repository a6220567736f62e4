import { redirect } from 'react-router';
import { isOwnPath } from '#app/addresses/path.ts';
import { onlyPost, readForm } from '#app/forms/answer.ts';
import { requestContext } from '#app/request/context.ts';
import { consentCookie } from '#app/shell/consent.ts';
import type { Route } from './+types/consent';

export const loader = onlyPost;

/** Without scripts, redirects to the path in the form field `back`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { publicUrl } = context.get(requestContext);
  const back = (await readForm(request)).get('back');
  const headers = { 'set-cookie': consentCookie(publicUrl) };
  if (typeof back === 'string' && isOwnPath(back)) return redirect(back, { headers });
  return Response.json({ accepted: true }, { headers });
}

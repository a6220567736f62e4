import { replace } from 'react-router';
import { isOwnPath } from '#app/addresses/path.ts';
import { onlyPost, readForm } from '#app/forms/answer.ts';
import { requestContext } from '#app/request/context.ts';
import { themeCookie } from '#app/shell/theme-cookie.ts';
import type { Route } from './+types/theme';

export const loader = onlyPost;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const cookie = themeCookie(form.get('theme'), context.get(requestContext).publicUrl);
  const back = form.get('back');
  const headers = new Headers(cookie ? { 'set-cookie': cookie } : {});
  if (typeof back === 'string' && isOwnPath(back)) return replace(back, { headers });
  return Response.json({ changed: cookie !== null }, { headers });
}

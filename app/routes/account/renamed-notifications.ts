import { redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { ctxOf } from '#app/request/context.ts';
import type { Route } from './+types/renamed-notifications';

/**
 * Redirects `/notices`, the address of notifications in version 0.1.0. Status 308 keeps the method, because open
 * pages of that version may post to this address.
 */
export function loader({
  context,
  params,
  request,
}: Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>): Response {
  const { language } = ctxOf(context);
  const { notificationId } = params;
  const address = notificationId
    ? hrefIn(language, '/notifications/:notificationId', { notificationId })
    : hrefIn(language, '/notifications');
  return redirect(address + new URL(request.url).search, 308);
}

export const action = loader;

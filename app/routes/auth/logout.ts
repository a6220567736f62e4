import { ctxOf, requestContext } from '#app/request/context.ts';
import { goTo } from '#app/toasts/flash.ts';
import type { Route } from './+types/logout';

/** Redirects without logging out. Logout requires a POST, because a link on another site must not log the user out. */
export function loader({ context }: Route.LoaderArgs) {
  throw goTo(ctxOf(context).language, '/');
}

export async function action({ context }: Route.ActionArgs) {
  const { ctx, origin } = context.get(requestContext);
  const cookies = await ctx.services.identity.signOut(ctx.db, origin.headers);
  const answer = goTo(ctx.language, '/login', { cookies });
  // Removes drafts and unsent messages in every tab, because other people may use the device. Keeps cookies.
  answer.headers.set('clear-site-data', '"storage"');
  return answer;
}

import { ctxOf, requestContext } from '#app/request/context.ts';
import { goTo } from '#app/toasts/flash.ts';
import type { Route } from './+types/logout';

/** A GET only redirects. Signing out requires a POST, so that a link on another site cannot sign the user out. */
export function loader({ context }: Route.LoaderArgs) {
  throw goTo(ctxOf(context).language, '/');
}

export async function action({ context }: Route.ActionArgs) {
  const { ctx, origin } = context.get(requestContext);
  const cookies = await ctx.services.identity.signOut(ctx.db, origin.headers);
  return goTo(ctx.language, '/login', { cookies });
}

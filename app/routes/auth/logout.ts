import { redirect } from 'react-router';
import { requestContext } from '#app/request.ts';
import { pathIn } from '#messages/language.ts';
import type { Route } from './+types/logout';

/** Nobody signs out by following a link: only the button's POST does. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(pathIn(context.get(requestContext).ctx.language, '/'));
}

export async function action({ context }: Route.ActionArgs) {
  const { ctx, visit } = context.get(requestContext);
  const cookies = await ctx.services.identity.signOut(ctx.db, visit.headers);
  const answer = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
  throw redirect(pathIn(ctx.language, '/login'), { headers: answer });
}

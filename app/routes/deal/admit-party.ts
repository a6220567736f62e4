import { data, type RouterContextProvider } from 'react-router';
import { requestContext } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { isMember, type Member } from '#domain/ctx.ts';

/**
 * Returns the logged-in member. Staff get 404, because deals do not exist for them. Redirects visitors to the login
 * page.
 */
export function admitParty(context: Readonly<RouterContextProvider>): Member {
  const { actor } = context.get(requestContext).ctx;
  if (actor && !isMember(actor) && actor.role !== 'leaving') throw data(null, { status: 404 });
  return admit(context);
}

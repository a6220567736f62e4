import { data, type RouterContextProvider } from 'react-router';
import { requestContext } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { isMember, type Member, type Role } from '#domain/ctx.ts';

/**
 * Returns the logged-in member as `admit` does, with one of the `roles` if given. Staff get 404, because deals do not
 * exist for them.
 */
export function admitParty(context: Readonly<RouterContextProvider>, ...roles: Role[]): Member {
  const { actor } = context.get(requestContext).ctx;
  if (actor && !isMember(actor) && actor.role !== 'leaving') throw data(null, { status: 404 });
  return admit(context, ...roles);
}

import { data, type RouterContextProvider, redirect } from 'react-router';
import { hrefIn, type Path } from '#app/addresses/path.ts';
import { type Actor, isMember, type Member, type Role } from '#domain/ctx.ts';
import { requestContext } from './context.ts';
import { returnToCookie } from './return-to.ts';

/** Where a person belongs when an address is not for them. */
export function homeOf(role: Actor['role'] | undefined): Path {
  if (role === 'client') return '/client/dashboard';
  if (role === 'influencer') return '/influencer/dashboard';
  if (role === 'staff') return '/staff';
  if (role === 'unenrolled') return SECOND_FACTOR;
  return '/login';
}

/** Where the operator's people set their second factor up, and prove it. */
export const SECOND_FACTOR = '/staff/second-factor';

/**
 * Whoever is signed in on one of the two sides, of one of these roles if any are named; everyone else is sent where they belong.
 * A visitor is led on to the page they wanted once they have signed in: letters lead to such pages.
 */
export function admit(context: Readonly<RouterContextProvider>, ...roles: Role[]): Member {
  const { ctx, page } = context.get(requestContext);
  const { actor, language } = ctx;
  if (isMember(actor) && (roles.length === 0 || roles.includes(actor.role))) return actor;
  const headers = new Headers();
  if (!actor && page) headers.set('set-cookie', returnToCookie(page));
  throw redirect(hrefIn(language, homeOf(actor?.role)), { headers });
}

/** One of the operator's people, proved by a second factor. To everybody else the page is not there. */
export function admitStaff(context: Readonly<RouterContextProvider>): Actor {
  const { actor } = context.get(requestContext).ctx;
  if (actor?.role === 'staff') return actor;
  throw data(null, { status: 404 });
}

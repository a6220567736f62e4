import { data, type RouterContextProvider, redirect } from 'react-router';
import { hrefIn, type Path } from '#app/addresses/path.ts';
import { type Actor, type Ctx, isMember, type Member, type Role } from '#domain/ctx.ts';
import { requestContext } from './context.ts';
import { returnToCookie } from './return-to.ts';

export function homeOf(role: Actor['role'] | undefined): Path {
  if (role === 'client') return '/client/dashboard';
  if (role === 'influencer') return '/influencer/dashboard';
  if (role === 'staff') return '/staff';
  if (role === 'unenrolled') return '/staff/second-factor';
  if (role === 'leaving') return '/erasure';
  return '/login';
}

/** Page of the second login step, on which a person proves the second factor after the password. */
export const SECOND_STEP = '/login/second-factor';

/**
 * Returns the logged-in member, with one of the `roles` if given. Redirects other logged-in users to their home page.
 * Redirects visitors to the login page, which redirects back after login.
 */
export function admit(context: Readonly<RouterContextProvider>, ...roles: Role[]): Member {
  const { ctx, page } = context.get(requestContext);
  const { actor, language } = ctx;
  if (isMember(actor) && (roles.length === 0 || roles.includes(actor.role))) return actor;
  const headers = new Headers();
  if (!actor && page) headers.set('set-cookie', returnToCookie(page));
  throw redirect(hrefIn(language, homeOf(actor?.role)), { headers });
}

/**
 * Returns the logged-in member or enrolled staff. Redirects visitors to the login page, which redirects back after
 * login.
 */
export function admitMemberOrStaff(context: Readonly<RouterContextProvider>): Actor {
  const { actor } = context.get(requestContext).ctx;
  return actor?.role === 'staff' ? actor : admit(context);
}

/** Admits staff who passed the second factor. Others get 404. */
export function admitStaff(context: Readonly<RouterContextProvider>): Ctx & { actor: Actor } {
  const { ctx } = context.get(requestContext);
  if (ctx.actor?.role !== 'staff') throw data(null, { status: 404 });
  return { ...ctx, actor: ctx.actor };
}

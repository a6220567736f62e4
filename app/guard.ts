import { type RouterContextProvider, redirect } from 'react-router';
import type { Actor, Role } from '#domain/ctx.ts';
import { pathIn } from '#messages/language.ts';
import { ctxOf } from './request.ts';

/** Where a person belongs when an address is not for them. */
export function homeOf(role: Role | undefined): string {
  if (role === 'client') return '/client/dashboard';
  if (role === 'influencer') return '/influencer/dashboard';
  return '/login';
}

/** The signed-in actor, of one of these roles if any are named; everyone else is sent where they belong. */
export function admit(context: Readonly<RouterContextProvider>, ...roles: Role[]): Actor {
  const { actor, language } = ctxOf(context);
  if (actor && (roles.length === 0 || roles.includes(actor.role))) return actor;
  throw redirect(pathIn(language, homeOf(actor?.role)));
}

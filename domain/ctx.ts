import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Services } from '#services/services.ts';
import type { Language } from './language.ts';
import { Refusal } from './refusal.ts';

/** The two sides of the marketplace: brands (`client`) and influencers. */
export type Role = 'client' | 'influencer';

/** `unenrolled` staff have no second factor yet. They may only set up a second factor. */
export type StaffRole = 'staff' | 'unenrolled';

export interface Actor {
  id: string;
  role: Role | StaffRole;
  name: string;
  email: string;
  language: Language;
}

/** A brand or an influencer. */
export type Member = Actor & { role: Role };

/** The context of every domain function. Domain functions use the context instead of globals. */
export interface Ctx {
  db: Kysely<Tables>;
  actor: Actor | null;
  now: Date;
  /** The viewer's language, from the URL. */
  language: Language;
  services: Services;
}

/** Returns the context of the schedule, of jobs and of commands. The context has the current time and no actor. */
export function systemCtx({ db, services }: Pick<Ctx, 'db' | 'services'>): Ctx {
  return { db, services, actor: null, now: new Date(), language: 'en' };
}

/**
 * Runs `body` in one transaction. The `db` of the context passed to `body` is the transaction. A nested `act` joins
 * the outer transaction. An error rolls everything back. `body` must await only the database.
 */
export function act<T>(ctx: Ctx, body: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return body(ctx);
  return ctx.db.transaction().execute((db) => body({ ...ctx, db }));
}

export function isMember<Person extends { role: Actor['role'] }>(
  person: Person | null,
): person is Person & { role: Role } {
  return person?.role === 'client' || person?.role === 'influencer';
}

/**
 * Returns the actor, or null for a visitor. Also returns null for unenrolled staff, who may see no more than a
 * visitor.
 */
export function viewerIn({ actor }: Ctx): Actor | null {
  return actor?.role === 'unenrolled' ? null : actor;
}

/** Returns the actor if they are a brand or an influencer. Otherwise refuses with `session.required`. */
export function requireActor(ctx: Ctx): Member {
  if (!isMember(ctx.actor)) throw new Refusal('session.required');
  return ctx.actor;
}

/** Returns the actor if they are a brand, an influencer or enrolled staff. Otherwise refuses with `session.required`. */
export function requireMemberOrStaff(ctx: Ctx): Actor {
  const viewer = viewerIn(ctx);
  if (!viewer) throw new Refusal('session.required');
  return viewer;
}

/**
 * Returns the actor if they are staff with a second factor. Otherwise refuses with `staff.not_found`: staff pages
 * do not exist for others.
 */
export function requireStaff(ctx: Ctx): Actor {
  if (ctx.actor?.role !== 'staff') throw new Refusal('staff.not_found');
  return ctx.actor;
}

import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Factors } from '#services/identity/identity.ts';
import type { Services } from '#services/services.ts';
import type { Language } from './language.ts';
import { Refusal } from './refusal.ts';

export type Role = 'client' | 'influencer';

/** `unenrolled` staff have no second factor yet, and may only set it up. */
export type StaffRole = 'staff' | 'unenrolled';

/** A brand or an influencer whose account will be erased. They may only cancel the erasure and log out. */
export type LeavingRole = 'leaving';

export interface Actor {
  id: string;
  role: Role | StaffRole | LeavingRole;
  name: string;
  email: string;
  language: Language;
  factors?: Factors;
  /** Whether the actor has blocked another account. Only the actor of a request has this field. */
  hasBlocks?: boolean;
}

export type Member = Actor & { role: Role };

export interface Ctx {
  db: Kysely<Tables>;
  actor: Actor | null;
  now: Date;
  language: Language;
  services: Services;
}

export function systemCtx({ db, services }: Pick<Ctx, 'db' | 'services'>): Ctx {
  return { db, services, actor: null, now: new Date(), language: 'en' };
}

/**
 * Runs `body` in one transaction. The context that `body` gets has the transaction as its `db`. A nested `act` joins
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

/** Returns null for visitors, unenrolled staff and leaving members, who may see no more than visitors. */
export function viewerIn({ actor }: Ctx): Actor | null {
  return actor?.role === 'unenrolled' || actor?.role === 'leaving' ? null : actor;
}

/** Refuses with `session.required` unless the actor is a brand or an influencer. */
export function requireActor(ctx: Ctx): Member {
  if (!isMember(ctx.actor)) throw new Refusal('session.required');
  return ctx.actor;
}

/** Refuses visitors, unenrolled staff and leaving members with `session.required`. */
export function requireMemberOrStaff(ctx: Ctx): Actor {
  const viewer = viewerIn(ctx);
  if (!viewer) throw new Refusal('session.required');
  return viewer;
}

/**
 * Refuses with `staff.not_found` unless the actor is enrolled staff, because staff pages do not exist for other users.
 */
export function requireStaff(ctx: Ctx): Actor {
  if (ctx.actor?.role !== 'staff') throw new Refusal('staff.not_found');
  return ctx.actor;
}

import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Services } from '#services/services.ts';
import type { Language } from './language.ts';
import { Refusal } from './refusal.ts';

/** The two sides that meet here. */
export type Role = 'client' | 'influencer';

/** The operator's people. A `recruit` has no second factor yet, and may do nothing but set it up. */
export type StaffRole = 'staff' | 'unenrolled';

/** Whoever is signed in. */
export interface Actor {
  id: string;
  role: Role | StaffRole;
  name: string;
  email: string;
  language: Language;
}

/** Somebody of one of the two sides. */
export type Member = Actor & { role: Role };

/** What every act and every find is handed: never taken from a global. */
export interface Ctx {
  db: Kysely<Tables>;
  actor: Actor | null;
  now: Date;
  /** The asker's language: that of the address. */
  language: Language;
  services: Services;
}

/** The context, as of now, of what nobody asks for: the clock's work, a job, a command of the terminal. */
export function ctxOfNobody({ db, services }: Pick<Ctx, 'db' | 'services'>): Ctx {
  return { db, services, actor: null, now: new Date(), language: 'en' };
}

/**
 * Runs `work` in one transaction and hands it a context that carries it. Inside another act it joins that one.
 * Whatever throws rolls everything back. Never await anything but the database in it.
 */
export function act<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx);
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }));
}

export function isMember<Person extends { role: Actor['role'] }>(
  person: Person | null,
): person is Person & { role: Role } {
  return person?.role === 'client' || person?.role === 'influencer';
}

/** Whoever is signed in on one of the two sides, or the refusal `session.required`. */
export function requireActor(ctx: Ctx): Member {
  if (!isMember(ctx.actor)) throw new Refusal('session.required');
  return ctx.actor;
}

/** The same, or one of the operator's people: whoever may upload. */
export function requireAnyone(ctx: Ctx): Actor {
  if (!ctx.actor || ctx.actor.role === 'unenrolled') throw new Refusal('session.required');
  return ctx.actor;
}

/** One of the operator's people, proved by a second factor. To everybody else nothing of theirs is there: `staff.not_found`. */
export function requireStaff(ctx: Ctx): Actor {
  if (ctx.actor?.role !== 'staff') throw new Refusal('staff.not_found');
  return ctx.actor;
}

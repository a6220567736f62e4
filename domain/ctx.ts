import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Services } from '#services/services.ts';
import type { Language } from './language.ts';
import { Refusal } from './refusal.ts';

export type Role = 'client' | 'influencer';

/** Whoever is signed in. */
export interface Actor {
  id: string;
  role: Role;
  name: string;
  email: string;
  language: Language;
}

/** What every act and every find is handed: never taken from a global. */
export interface Ctx {
  db: Kysely<Tables>;
  actor: Actor | null;
  now: Date;
  /** The asker's language: that of the address. */
  language: Language;
  services: Services;
}

/**
 * Runs `work` in one transaction and hands it a context that carries it. Inside another act it joins that one.
 * Whatever throws rolls everything back. Never await anything but the database in it.
 */
export function act<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx);
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }));
}

/** The signed-in actor, or the refusal `session.required`. */
export function requireActor(ctx: Ctx): Actor {
  if (!ctx.actor) throw new Refusal('session.required');
  return ctx.actor;
}

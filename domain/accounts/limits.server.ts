import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Tables } from '#db/tables.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

const MINUTE_SECONDS = 60;

/** How often something may be tried: `points` times in `duration` seconds. */
const limits = {
  'sign-in:account': { points: 60, duration: 15 * MINUTE_SECONDS },
  'sign-in:account-and-network': { points: 20, duration: 15 * MINUTE_SECONDS },
  'sign-in:network': { points: 100, duration: 15 * MINUTE_SECONDS },
  'password:account': { points: 10, duration: 15 * MINUTE_SECONDS },
  'code:account': { points: 1, duration: 2 * MINUTE_SECONDS },
  'code:network': { points: 50, duration: 15 * MINUTE_SECONDS },
  'instagram:account': { points: 20, duration: 60 * MINUTE_SECONDS },
  'sign-up:network': { points: 100, duration: 60 * MINUTE_SECONDS },
  'reset:account': { points: 5, duration: 60 * MINUTE_SECONDS },
  'reset:network': { points: 100, duration: 60 * MINUTE_SECONDS },
  'confirmation:account': { points: 5, duration: 60 * MINUTE_SECONDS },
  'confirmation:network': { points: 100, duration: 60 * MINUTE_SECONDS },
  'call:account': { points: 5, duration: 60 * MINUTE_SECONDS },
  'withdrawal:campaign': { points: 10, duration: 60 * MINUTE_SECONDS },
  'upload:account': { points: 200, duration: 60 * MINUTE_SECONDS },
} as const;
type Limit = keyof typeof limits;

const limiters = new WeakMap<Kysely<Tables>, Map<Limit, RateLimiterPostgres>>();

/**
 * Counts one try, in the database, so that every process counts alike and parallel tries cannot slip through. Refuses
 * `account.too_many_attempts` past the limit. Call it before an act, never inside one: a refused act rolls back.
 */
export async function countAttempt(ctx: Ctx, limit: Limit, who: string): Promise<void> {
  try {
    await limiterFor(ctx.db, limit).consume(keyOf(who));
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new Refusal('account.too_many_attempts');
    throw error;
  }
}

/** Forgets the tries of somebody who has proved who they are. */
export async function forgetAttempts(ctx: Ctx, limit: Limit, who: string): Promise<void> {
  await limiterFor(ctx.db, limit).delete(keyOf(who));
}

function limiterFor(db: Kysely<Tables>, limit: Limit): RateLimiterPostgres {
  const known = limiters.get(db) ?? new Map<Limit, RateLimiterPostgres>();
  limiters.set(db, known);
  const limiter =
    known.get(limit) ??
    new RateLimiterPostgres({
      storeClient: {
        query: ({ text, values }: { text: string; values: unknown[] }) => run(db, text, values),
      },
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: limit,
      ...limits[limit],
    });
  known.set(limit, limiter);
  return limiter;
}

function run(db: Kysely<Tables>, text: string, values: unknown[] = []) {
  return db.executeQuery(CompiledQuery.raw(text, values));
}

/** Neither addresses nor e-mails stand in the table, and no length of either can fill it. */
function keyOf(who: string): string {
  return createHash('sha256').update(who.trim().toLowerCase()).digest('base64url');
}

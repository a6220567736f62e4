import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Tables } from '#db/tables.ts';
import { windows } from '../activity-limits.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

const MINUTE_SECONDS = 60;

const limits = {
  'sign-in:account': { points: 10, duration: 15 * MINUTE_SECONDS },
  'sign-in:device': { points: 10, duration: 60 * MINUTE_SECONDS },
  'sign-in:account-and-network': { points: 20, duration: 15 * MINUTE_SECONDS },
  'sign-in:network': { points: 100, duration: 15 * MINUTE_SECONDS },
  'password:account': { points: 10, duration: 15 * MINUTE_SECONDS },
  'first-code:account': { points: 20, duration: 15 * MINUTE_SECONDS },
  'code:account': { points: 1, duration: 2 * MINUTE_SECONDS },
  'code:network': { points: 50, duration: 15 * MINUTE_SECONDS },
  'recovery:account': { points: 3, duration: 24 * 60 * MINUTE_SECONDS },
  'passkey:network': { points: 200, duration: 15 * MINUTE_SECONDS },
  'passkey-proof:account': { points: 50, duration: 15 * MINUTE_SECONDS },
  'instagram:account': { points: 20, duration: 60 * MINUTE_SECONDS },
  'instagram-check:account': { points: 10, duration: 60 * MINUTE_SECONDS },
  'sign-up:network': { points: 100, duration: 60 * MINUTE_SECONDS },
  'reset:account': { points: 3, duration: 60 * MINUTE_SECONDS },
  'data-link:account': { points: 3, duration: 60 * MINUTE_SECONDS },
  'reset:network': { points: 100, duration: 60 * MINUTE_SECONDS },
  'confirmation:account': { points: 5, duration: 60 * MINUTE_SECONDS },
  'confirmation:network': { points: 100, duration: 60 * MINUTE_SECONDS },
  'signing-code:account': { points: 10, duration: 60 * MINUTE_SECONDS },
  'email-change:account': { points: 5, duration: 60 * MINUTE_SECONDS },
  'email-change:address': { points: 3, duration: 60 * MINUTE_SECONDS },
  'checkout:account': { points: 30, duration: 60 * MINUTE_SECONDS },
  'call:account': { points: 5, duration: 60 * MINUTE_SECONDS },
  'withdrawal:campaign': { points: 10, duration: 60 * MINUTE_SECONDS },
  'report:network': { points: 20, duration: 60 * MINUTE_SECONDS },
  'report:address': { points: 3, duration: 60 * MINUTE_SECONDS },
  'upload:account': { points: 200, duration: 60 * MINUTE_SECONDS },
  'upload-part:account': { points: 1_000, duration: 60 * MINUTE_SECONDS },
} as const;
type Limit = keyof typeof limits;

const limiters = new WeakMap<Kysely<Tables>, Map<Limit, RateLimiterPostgres>>();

/**
 * Counts one attempt. All processes share the count. Above the limit, refuses with `activity.wait_a_day` or
 * `activity.wait_an_hour` if the limit is for 24 hours or an hour, otherwise with `account.too_many_attempts`.
 * Callers must not be inside a transaction: a rollback would undo the count.
 */
export async function countAttempt(ctx: Ctx, limit: Limit, subject: string): Promise<void> {
  if ((await attemptsAbove(ctx, limit, subject)) === 0) return;
  const window = [windows.day, windows.hour].find(({ ms }) => limits[limit].duration * 1_000 >= ms);
  throw new Refusal(window?.code ?? 'account.too_many_attempts');
}

/** Counts one attempt. Returns the number of attempts above the limit, or 0. */
export async function attemptsAbove(ctx: Ctx, limit: Limit, subject: string): Promise<number> {
  const { consumedPoints } = await limiterFor(ctx.db, limit)
    .consume(keyOf(subject))
    .catch((error: unknown) => {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    });
  return Math.max(0, consumedPoints - limits[limit].points);
}

/** Returns true if no attempt is left. Does not count an attempt. */
export async function isExhausted(ctx: Ctx, limit: Limit, subject: string): Promise<boolean> {
  const counted = await limiterFor(ctx.db, limit).get(keyOf(subject));
  return counted !== null && counted.remainingPoints <= 0;
}

/** Deletes the attempts of `subject`. Callers must have checked the user's identity. */
export async function forgetAttempts(ctx: Ctx, limit: Limit, subject: string): Promise<void> {
  await limiterFor(ctx.db, limit).delete(keyOf(subject));
}

/**
 * Moves the counted attempts from one subject to another. If the other subject already has attempts, nothing
 * is moved.
 */
export async function moveAttempts(
  ctx: Ctx,
  limits: readonly Limit[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const limit of limits)
    await sql`
      update rate_limit set key = ${`${limit}:${keyOf(to)}`}
      where key = ${`${limit}:${keyOf(from)}`}
        and not exists (select from rate_limit where key = ${`${limit}:${keyOf(to)}`})`.execute(ctx.db);
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

/** The rate limiter needs `rowCount`: 0 means that the subject has no attempts. */
async function run(db: Kysely<Tables>, text: string, values: unknown[] = []) {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows, rowCount: rows.length };
}

/** The hash keeps network addresses and emails out of the table (privacy). */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url');
}

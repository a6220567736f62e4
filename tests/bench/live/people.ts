import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import { site } from '#site';
import { seedPairs } from '#tests/live/people.ts';

/** What the measured server signs sessions with, so that thousands need not sign in first. */
export const SECRET = 'a secret of the benches, long enough to be taken seriously';

const tokenOf = (userId: string) => `token of ${userId}`;

/** Writes so many pairs who may write to each other, all of them signed in. */
export async function seedSignedIn(db: Database, pairs: number): Promise<void> {
  await seedPairs(db, pairs);
  await sql`insert into user_session (id, token, user_id, expires_at, updated_at)
    select 'session-' || id, ${tokenOf('')}::text || id, id, now() + interval '7 days', now() from app_user`.execute(
    db.kysely,
  );
  // What the seeding leaves to be done would otherwise be done while the clock runs.
  await sql`vacuum analyze`.execute(db.kysely);
  await sql`checkpoint`.execute(db.kysely);
}

/** What the browser of the nth pair's brand or influencer sends. */
export function cookieOf(side: 'brand' | 'influencer', nth: number): string {
  const token = tokenOf(`user-${side}${nth}`);
  const signature = createHmac('sha256', SECRET).update(token).digest('base64');
  return `${site.cookiePrefix}.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

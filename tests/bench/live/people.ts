import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import { site } from '#site';
import { seedPairs } from '#tests/live/people.ts';

/** Signs the cookies of thousands of sessions. The measured server has the same secret. */
export const SECRET = 'a secret of the benches, long enough to be taken seriously';

const tokenOf = (userId: string) => `token of ${userId}`;

export async function seedSignedIn(db: Database, pairs: number): Promise<void> {
  await seedPairs(db, pairs);
  await sql`insert into user_session (id, token, user_id, expires_at, updated_at)
    select 'session-' || id, ${tokenOf('')}::text || id, id, now() + interval '7 days', now() from app_user`.execute(
    db.kysely,
  );
  // Otherwise autovacuum would process the new rows during the measurement.
  await sql`vacuum analyze`.execute(db.kysely);
  await sql`checkpoint`.execute(db.kysely);
}

export function cookieOf(side: 'brand' | 'influencer', nth: number): string {
  const token = tokenOf(`user-${side}${nth}`);
  const signature = createHmac('sha256', SECRET).update(token).digest('base64');
  return `${site.cookiePrefix}.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

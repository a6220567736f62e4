import { hash } from '@node-rs/argon2';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import type { Tables } from '#db/tables.ts';
import { fromNewNetwork } from '#tests/networks.ts';
import { PASSWORD } from '#tests/people.ts';
import { cookieOf, request } from '#tests/requests.ts';

export interface Pair {
  conversationId: string;
  cookies: [brand: string, influencer: string];
}

/**
 * Inserts pairs of a brand and an influencer with an accepted application. Sign-ups by request would be slow and rate
 * limited.
 */
export async function seedPairs({ kysely }: Pick<Database, 'kysely'>, pairs: number): Promise<void> {
  const password = await hash(PASSWORD);
  await kysely.transaction().execute(async (db) => {
    const each = sql`from generate_series(1, ${pairs}::integer) n`;
    for (const [role, name] of [
      ['client', 'brand'],
      ['influencer', 'influencer'],
    ] as const) {
      await sql`insert into app_user (id, name, email, email_verified, role, language)
        select 'user-' || ${name}::text || n, ${name}::text || n, ${name}::text || n || '@example.com', true, ${role}::text, 'en' ${each}`.execute(
        db,
      );
    }
    await sql`insert into user_account (id, account_id, provider_id, user_id, password, updated_at)
      select 'account-' || id, id, 'credential', id, ${password}, now() from app_user`.execute(db);
    await sql`insert into company (id, user_id, name, created_at)
      select 'company-' || n, 'user-brand' || n, 'Maison ' || n, now() ${each}`.execute(db);
    await sql`insert into influencer (id, user_id, full_name, handle, created_at)
      select 'influencer-' || n, 'user-influencer' || n, 'Somebody ' || n, 'somebody' || n, now() ${each}`.execute(
      db,
    );
    await sql`insert into campaign (id, client_id, status, title, description, compensation_type, gift_description, thematics,
        collaboration_type, start_date, end_date, min_age, max_age, female_percentage, male_percentage, other_percentage,
        follower_range, created_at, updated_at, published_at)
      select 'campaign-' || n, 'user-brand' || n, 'active', 'Campaign ' || n, 'Words', 'gifted', 'A gift', '{food}',
        'restaurant', current_date, current_date + 30, 18, 65, 50, 50, 0, '10k-50k', now(), now(), now() ${each}`.execute(
      db,
    );
    await sql`insert into application (id, campaign_id, influencer_id, status, created_at, decision, decided_at, decided_by)
      select 'application-' || n, 'campaign-' || n, 'influencer-' || n, 'accepted', now(), 'accepted', now(), 'user-brand' || n
      ${each}`.execute(db);
    await sql`insert into conversation (id, application_id, created_at)
      select 'conversation-' || n, 'application-' || n, now() ${each}`.execute(db);
    await sql`insert into conversation_reader (conversation_id, user_id)
      select 'conversation-' || n, 'user-' || side || n from generate_series(1, ${pairs}::integer) n,
        (values ('brand'), ('influencer')) as reader (side)`.execute(db);
    await liftActivityLimits(db);
  });
}

async function liftActivityLimits(db: Kysely<Tables>): Promise<void> {
  await sql`create function date_event_back() returns trigger language plpgsql as
    $$ begin new.created_at := '2000-01-01'; return new; end $$`.execute(db);
  await sql`create trigger date_event_back before insert on event
    for each row execute function date_event_back()`.execute(db);
}

export async function signInPairs(url: string, pairs: number): Promise<Pair[]> {
  const signedIn: Pair[] = [];
  let next = 0;
  const signInNext = async () => {
    for (let n = ++next; n <= pairs; n = ++next) {
      const cookies: Pair['cookies'] = [await signIn(url, `brand${n}`), await signIn(url, `influencer${n}`)];
      signedIn.push({ conversationId: `conversation-${n}`, cookies });
    }
  };
  await Promise.all(Array.from({ length: 4 }, signInNext));
  return signedIn;
}

export async function signIn(url: string, name: string): Promise<string> {
  const body = new URLSearchParams({ email: `${name}@example.com`, password: PASSWORD });
  const answer = await request(`${url}/login`, { body, headers: fromNewNetwork() });
  await answer.body?.cancel();
  const cookie = cookieOf(answer);
  if (answer.status >= 400 || !cookie) throw new Error(`${name} could not sign in: ${answer.status}.`);
  return cookie;
}

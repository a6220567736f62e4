import { type Kysely, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';

/**
 * Part of each text of the people who leave. A search of the database for this text finds what an erasure has missed.
 */
export const TRACE = 'Zqleaving';

export interface Extent {
  /** Number of people who leave, half of them brands. */
  leaving: number;
  staying: number;
}

/**
 * Adds the brands and influencers who will leave. The pairs who stay (`seedPairs` in tests/live/people.ts) must already
 * exist. The people who leave have relations to the people who stay: pending, accepted and declined applications,
 * conversations, shortlists, invitations, notifications and completed collaborations. Inserts rows, because sign-ups
 * would take minutes.
 */
export async function seedLeaving(kysely: Kysely<Tables>, { leaving, staying }: Extent): Promise<void> {
  const each = sql`from generate_series(1, ${leaving / 2}::integer) n`;
  const pair = sql`(1 + n % ${staying}::integer)`;
  const text = (name: string) => sql`${`${TRACE} ${name} `}::text || n`;
  await kysely.transaction().execute(async (db) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
    for (const [role, name] of [
      ['client', 'lb'],
      ['influencer', 'li'],
    ] as const)
      await run(sql`insert into app_user (id, name, email, email_verified, role, language)
        select 'user-' || ${name}::text || n, ${text('person')}, ${`${TRACE.toLowerCase()}-${name}`}::text || n || '@example.com',
          true, ${role}::text, 'en' ${each}`);
    await run(sql`insert into company (id, user_id, name, description, created_at)
      select 'company-lb' || n, 'user-lb' || n, ${text('company')}, ${text('words')}, now() ${each}`);
    await run(sql`insert into influencer (id, user_id, full_name, handle, bio, created_at, collection_until)
      select 'influencer-li' || n, 'user-li' || n, ${text('influencer')}, 'zqleaving' || n, ${text('bio')}, now(), '2100-01-01'
      ${each}`);
    await run(sql`update influencer set collection_until = '2100-01-01'`);
    await run(sql`insert into portfolio_item (id, influencer_id, place, title, brand, link, alt, created_at)
      select 'portfolio-li' || n, 'influencer-li' || n, 0, ${text('work')}, ${text('brand')}, 'https://example.com', '', now() ${each}`);
    // Each brand has two campaigns: one with applicants, and one to which people apply during the erasures.
    for (const kind of ['', 'x'])
      await run(sql`insert into campaign (id, client_id, status, title, description, compensation_type, gift_description,
          thematics, collaboration_type, start_date, end_date, min_age, max_age, female_percentage, male_percentage,
          other_percentage, follower_range, created_at, updated_at, published_at)
        select 'campaign-lb' || ${kind}::text || n, 'user-lb' || n, case when n % 5 = 0 and ${kind}::text = '' then 'completed' else 'active' end,
          ${text('campaign')}, ${text('words')}, 'gifted', ${text('gift')}, '{food}', 'restaurant', current_date,
          current_date + 30, 18, 65, 50, 50, 0, '10k-50k', now(), now(), now() ${each}`);
    await seedApplications(db, {
      ofStaying: sql`select 'lb' || n as name, 'campaign-lb' || n as campaign, 'influencer-' || ${pair} as influencer,
        'user-lb' || n as brand, 'user-influencer' || ${pair} as person, n ${each}`,
      ofLeaving: sql`select 'li' || n as name, 'campaign-' || ${pair} as campaign, 'influencer-li' || n as influencer,
        'user-brand' || ${pair} as brand, 'user-li' || n as person, n ${each}`,
      ofBoth: sql`select 'both' || n as name, 'campaign-lb' || n as campaign, 'influencer-li' || n as influencer,
        'user-lb' || n as brand, 'user-li' || n as person, n ${each}`,
    });
    await run(sql`insert into shortlist (id, client_id, name, created_at)
      select 'shortlist-' || n, 'user-brand' || n, 'Summer', now() from generate_series(1, ${staying}::integer) n`);
    await run(sql`insert into shortlist_entry (shortlist_id, influencer_id, note, added_at)
      select 'shortlist-' || ${pair}, 'influencer-li' || n, ${text('note')}, now() ${each}`);
    await run(sql`insert into shortlist_entry (shortlist_id, influencer_id, note, added_at)
      select 'shortlist-' || n, 'influencer-' || n, 'Stays', now() from generate_series(1, ${staying}::integer) n`);
    await run(sql`insert into invitation (id, campaign_id, influencer_id, note, status, created_at)
      select 'invitation-lb' || n, 'campaign-lbx' || n, 'influencer-' || ${pair}, ${text('note')}, 'open', now() ${each}`);
    await run(sql`insert into contact_request (id, sender_id, influencer_id, name, email, subject, message, created_at)
      select 'contact-' || n, 'user-lb' || n, 'influencer-' || ${pair}, ${text('sender')}, 'a@example.com', ${text('subject')},
        ${text('message')}, now() ${each}`);
  });
}

type Source = ReturnType<typeof sql>;

/**
 * Inserts pending, accepted and declined applications, with events, notifications and conversations with unread
 * messages.
 */
async function seedApplications(db: Kysely<Tables>, sources: Record<string, Source>): Promise<void> {
  for (const [kind, source] of Object.entries(sources)) {
    const message = kind === 'ofStaying' ? 'Me' : `${TRACE} application`;
    const decided = sql`case n % 4 when 1 then 'accepted' when 2 then 'declined' end`;
    await sql`insert into application (id, campaign_id, influencer_id, status, message, created_at, decision, decided_at, decided_by)
      select 'application-' || name, campaign, influencer, coalesce(${decided}, 'pending'), ${message}::text, now(), ${decided},
        case when ${decided} is not null then now() end, case when ${decided} is not null then brand end
      from (${source}) it`.execute(db);
    for (const [change, actor, recipient, where] of [
      ['application_received', 'person', 'brand', 'true'],
      ['application_accepted', 'brand', 'person', 'n % 4 = 1'],
      ['application_declined', 'brand', 'person', 'n % 4 = 2'],
    ] as const) {
      const id = sql`${`event-${change}-`}::text || name`;
      await sql`insert into event (id, name, actor_id, subject, created_at)
        select ${id}, ${change.replace('_', '.')}::text, ${sql.ref(actor)}, jsonb_build_object('applicationId', 'application-' || name), now()
        from (${source}) it where ${sql.raw(where)}`.execute(db);
      await sql`insert into notice (id, user_id, event_id, kind, campaign_id, influencer_id, listed, created_at)
        select 'notice-' || ${id}, ${sql.ref(recipient)}, ${id}, ${change}::text, campaign, influencer, true, now()
        from (${source}) it where ${sql.raw(where)}`.execute(db);
    }
    const accepted = sql`from (${source}) it where n % 4 = 1`;
    await sql`insert into conversation (id, application_id, last_seq, created_at)
      select 'conversation-' || name, 'application-' || name, 2, now() ${accepted}`.execute(db);
    for (const [seq, sender] of [
      [1, 'brand'],
      [2, 'person'],
    ] as const)
      await sql`insert into message (conversation_id, seq, id, sender_id, content, created_at)
        select 'conversation-' || name, ${seq}::integer, 'message-' || name || ${`-${seq}`}::text, ${sql.ref(sender)}, 'See you', now() ${accepted}`.execute(
        db,
      );
    for (const reader of ['brand', 'person'])
      await sql`insert into conversation_reader (conversation_id, user_id)
        select 'conversation-' || name, ${sql.ref(reader)} ${accepted}`.execute(db);
  }
}

/** Makes the erasures of the people who leave due. A server then erases them. */
export async function makeDue(kysely: Kysely<Tables>): Promise<void> {
  await sql`update app_user set erasure_due_at = now() where name like ${`${TRACE}%`}`.execute(kysely);
}

import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import { seedSignedIn } from '../live/people.ts';

const PAIRS = 2_000;
const OWN = 100;
const MESSAGES_PER_CONVERSATION = 100;

/**
 * Inserts 2,000 campaigns and 200,000 messages. The first brand owns 100 campaigns, the first of which has 100 pending
 * applications. The first influencer has 100 pending applications. In about one of ten conversations, the last message
 * is unread.
 */
export async function seedCampaigns(db: Database): Promise<void> {
  const { kysely } = db;
  await seedSignedIn(db, PAIRS);
  await sql`update campaign set client_id = 'user-brand1'
    where id in (select 'campaign-' || n from generate_series(2, ${OWN}::integer) n)`.execute(kysely);
  await sql`update conversation_reader set user_id = 'user-brand1'
    where user_id in (select 'user-brand' || n from generate_series(2, ${OWN}::integer) n)`.execute(kysely);
  const applications = (campaign: string, influencer: string) => sql`
    insert into application (id, campaign_id, influencer_id, status, message, created_at)
    select 'application-' || ${campaign}::text || '-' || n, ${sql.raw(campaign)}, ${sql.raw(influencer)}, 'pending',
      'I would love to come.', now() from generate_series(${OWN + 1}::integer, ${2 * OWN}::integer) n`;
  await applications(`'campaign-1'`, `'influencer-' || n`).execute(kysely);
  await applications(`'campaign-' || n`, `'influencer-1'`).execute(kysely);
  await sql`insert into message (conversation_id, seq, id, sender_id, content, created_at)
    select reader.conversation_id, seq, 'message-' || seq, reader.user_id, repeat('A few words. ', 1 + seq % 12),
      now() - interval '1 day' + seq * interval '1 minute'
    from conversation_reader reader, generate_series(1, ${MESSAGES_PER_CONVERSATION}::integer) seq
    where reader.user_id like 'user-brand%' = (seq % 2 = 0)`.execute(kysely);
  await sql`update conversation set last_seq = ${MESSAGES_PER_CONVERSATION}`.execute(kysely);
  await sql`update conversation_reader
    set read_seq = ${MESSAGES_PER_CONVERSATION} - (hashtext(conversation_id) % 10 = 0)::integer`.execute(
    kysely,
  );
  await sql`vacuum analyze`.execute(kysely);
}

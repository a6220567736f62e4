import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#db/open.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aVisitor } from '#tests/people.ts';
import { plansOf } from '#tests/plans-of.ts';
import type { Ctx } from '../ctx.ts';
import {
  readAllNotifications,
  readNotificationOf,
  readNotificationsAbout,
  readNotificationsOfDeal,
} from './read-notifications.server.ts';
import { removeNotifications } from './remove-notifications.server.ts';

const db = await testDatabase();

/** Inserts 20,000 notifications for 100 users, about 1,000 campaigns, conversations and deals. */
async function seedNotifications({ kysely }: Database): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    // Disables the foreign keys.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`insert into notice (id, user_id, event_id, kind, campaign_id, influencer_id, conversation_id, deal_id,
        listed, created_at, read_at)
      select 'notice-' || n, 'user-' || n % 100, 'event-' || n, case n % 2 when 0 then 'message' else 'deal_work' end,
        'campaign-' || n % 1000, 'influencer-' || n / 1000, case n % 2 when 0 then 'conversation-' || n end,
        case n % 2 when 1 then 'deal-' || n / 10 end, true, now(), case when n % 10 < 8 then now() end
      from generate_series(1, 20000) n`.execute(transaction);
  });
  for (const table of ['notice', 'deal'] as const)
    await sql`vacuum analyze ${sql.table(table)}`.execute(kysely);
}

test('no page reads all notifications to mark some of them as read', async () => {
  await seedNotifications(db);
  const actor = { id: 'user-8', role: 'client', name: '', email: '', language: 'en' } as const;
  const ctx: Ctx = { ...aVisitor(db), actor };
  const [campaignId, influencerId] = ['campaign-8', 'influencer-1'];
  const plans = [
    ...(await plansOf(ctx, (ctx) => readNotificationsAbout(ctx, { kinds: ['question_asked'], campaignId }))),
    ...(await plansOf(ctx, (ctx) => readNotificationOf(ctx, 'conversation-8', 1))),
    ...(await plansOf(ctx, (ctx) => readNotificationsOfDeal(ctx, 'deal-1'))),
    ...(await plansOf(ctx, (ctx) =>
      removeNotifications(ctx, { events: ['application.received'], campaignId, influencerId }),
    )),
    ...(await plansOf(ctx, readAllNotifications)),
  ];
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on notice');
  expect(plans.map((plan) => /\bnotice_\w+_idx/.exec(plan)?.[0])).toEqual([
    'notice_unread_campaign_idx',
    'notice_message_idx',
    'notice_deal_idx',
    'notice_campaign_idx',
    'notice_unread_campaign_idx',
  ]);
});

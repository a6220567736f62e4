import { sql } from 'kysely';
import { mayActFor } from '../companies/acts-for.ts';
import type { Ctx } from '../ctx.ts';
import { selectUnreadNotifications } from '../notifications/find-notifications.server.ts';
import { countFiles } from './count-files.server.ts';
import { selectConversationsOf } from './select-conversations.server.ts';
import { selectWithUnread } from './select-unread.server.ts';
import type { Incoming, UnreadView } from './unread-view.ts';

const MAX_CONVERSATIONS = 200;

/** Unread counts of a signed-in user, by conversation, with the newest unread message. */
export async function findUnread(ctx: Pick<Ctx, 'db'>, userId: string): Promise<UnreadView> {
  const [rows, counts] = await Promise.all([unreadConversations(ctx, userId), countAll(ctx, userId)]);
  const [first] = rows;
  return {
    notifications: counts.notifications ?? 0,
    notices: counts.notifications ?? 0,
    written: counts.written,
    total: first?.total ?? 0,
    conversations: rows.map(({ conversationId, campaignId, influencerId, count }) => ({
      conversationId,
      campaignId,
      influencerId,
      count,
    })),
    newest: first ? await findIncoming(ctx, userId, first) : null,
  };
}

function countAll(ctx: Pick<Ctx, 'db'>, userId: string) {
  return selectConversationsOf(ctx, userId)
    .select(sql<number>`coalesce(sum(conversation.last_seq), 0)::int`.as('written'))
    .select(selectUnreadNotifications(ctx, userId).as('notifications'))
    .executeTakeFirstOrThrow();
}

/**
 * Conversations with unread messages and the seq of the last one. Without names, to keep the query cheap: most users have
 * nothing unread.
 */
function unreadConversations(ctx: Pick<Ctx, 'db'>, userId: string) {
  return selectWithUnread(ctx, userId)
    .whereRef('conversation.last_seq', '>', 'reader.read_seq')
    .where('unread.count', '>', 0)
    .select(['conversation.id as conversationId', 'application.campaign_id as campaignId'])
    .select(['application.influencer_id as influencerId', 'unread.count', 'unread.last_seq as lastSeq'])
    .select(sql<number>`(sum(unread.count) over ())::int`.as('total'))
    .orderBy('unread.last_at', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(MAX_CONVERSATIONS)
    .execute();
}

type Unread = Awaited<ReturnType<typeof unreadConversations>>[number];

async function findIncoming(
  { db }: Pick<Ctx, 'db'>,
  userId: string,
  { conversationId, campaignId, influencerId, lastSeq }: Unread,
): Promise<Incoming | null> {
  const row = await db
    .selectFrom('message')
    .where('message.conversation_id', '=', conversationId)
    .where('message.seq', '=', lastSeq)
    .innerJoin('campaign', (join) => join.on('campaign.id', '=', campaignId))
    .innerJoin('influencer', (join) => join.on('influencer.id', '=', influencerId))
    .leftJoin('company', 'company.user_id', 'campaign.client_id')
    .select(['message.content', 'message.created_at', 'campaign.client_id'])
    .select(['company.name as company_name', 'influencer.full_name'])
    .select(countFiles('message'))
    .executeTakeFirst();
  if (!row) return null;
  return {
    conversationId,
    campaignId,
    influencerId,
    otherName: (mayActFor({ id: userId }, row.client_id) ? row.full_name : row.company_name) ?? '',
    content: row.content.slice(0, 200),
    files: row.files ?? 0,
    createdAt: row.created_at.toISOString(),
  };
}

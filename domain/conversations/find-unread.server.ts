import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '../ctx.ts';
import { excerptOf } from '../excerpt.ts';
import { selectUnreadNotifications } from '../notifications/find-notifications.server.ts';
import {
  otherNameFor,
  selectConversations,
  selectConversationsOf,
  selectWithUnread,
} from './select-conversations.server.ts';
import { countFiles } from './select-messages.server.ts';
import type { Incoming, UnreadView } from './unread-view.ts';

const MAX_CONVERSATIONS = 200;

/** Returns unread counts by conversation, and the newest unread message. Callers must have authorized the user. */
export async function findUnread(ctx: Pick<Ctx, 'db'>, userId: string): Promise<UnreadView> {
  // One statement, because every page of a logged-in user reads these counts.
  const { notifications, written, unread } = await ctx.db
    .selectNoFrom([
      selectUnreadNotifications(ctx, userId).as('notifications'),
      selectConversationsOf(ctx, userId)
        .select(sql<number>`coalesce(sum(conversation.last_seq), 0)::int`.as('written'))
        .as('written'),
      jsonArrayFrom(selectUnreadConversations(ctx, userId)).as('unread'),
    ])
    .executeTakeFirstOrThrow();
  const [first] = unread;
  return {
    notifications: notifications ?? 0,
    notices: notifications ?? 0,
    written: written ?? 0,
    total: first?.total ?? 0,
    conversations: unread.map(({ lastSeq, total, ...conversation }) => conversation),
    newest: first ? await findIncoming(ctx, userId, first) : null,
  };
}

/** Does not join the names of the other sides, because only the newest message needs a name. */
function selectUnreadConversations(ctx: Pick<Ctx, 'db'>, userId: string) {
  return selectWithUnread(ctx, userId)
    .whereRef('conversation.last_seq', '>', 'reader.read_seq')
    .where('unread.count', '>', 0)
    .select(['conversation.id as conversationId', 'application.campaign_id as campaignId'])
    .select(['application.influencer_id as influencerId', 'unread.count', 'unread.last_seq as lastSeq'])
    .select(sql<number>`(sum(unread.count) over ())::int`.as('total'))
    .orderBy('unread.last_at', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(MAX_CONVERSATIONS);
}

async function findIncoming(
  ctx: Pick<Ctx, 'db'>,
  userId: string,
  { conversationId, lastSeq }: { conversationId: string; lastSeq: number },
): Promise<Incoming | null> {
  const row = await selectConversations(ctx)
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .innerJoin('message', 'message.conversation_id', 'conversation.id')
    .where('conversation.id', '=', conversationId)
    .where('message.seq', '=', lastSeq)
    .select(['campaign.id as campaignId', 'influencer.id as influencerId', otherNameFor(userId)])
    .select(['message.content', 'message.created_at', countFiles()])
    .executeTakeFirst();
  if (!row) return null;
  const { content, created_at, ...incoming } = row;
  return {
    conversationId,
    ...incoming,
    content: excerptOf(content, 200),
    createdAt: created_at.toISOString(),
  };
}

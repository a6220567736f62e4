import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { countUnreadNotices } from '../notifications/find-notices.server.ts';
import { selectWithUnread } from './select-unread.server.ts';
import type { UnreadView } from './unread-view.ts';

const MOST_CONVERSATIONS = 200;

/** What somebody who is signed in has not read: how much, where, and the newest of it. */
export async function findUnread(ctx: Pick<Ctx, 'db'>, userId: string): Promise<UnreadView> {
  const [rows, notices] = await Promise.all([
    unreadConversations(ctx, userId),
    countUnreadNotices(ctx, userId),
  ]);
  const [newest] = rows;
  const conversations = rows.map((row) => ({
    conversationId: row.id,
    campaignId: row.campaign_id,
    influencerId: row.influencer_id,
    count: row.count,
  }));
  const [first] = conversations;
  return {
    notices,
    total: newest?.total ?? 0,
    conversations,
    newest:
      newest && first
        ? {
            conversationId: first.conversationId,
            campaignId: first.campaignId,
            influencerId: first.influencerId,
            otherName: (newest.client_id === userId ? newest.full_name : newest.company_name) ?? '',
            content: newest.content.slice(0, 200),
            files: newest.files ?? 0,
            createdAt: newest.created_at.toISOString(),
          }
        : null,
  };
}

function unreadConversations(ctx: Pick<Ctx, 'db'>, userId: string) {
  return selectWithUnread(ctx, userId)
    .where((eb) => eb('conversation.last_seq', '>', eb.fn.coalesce('reader.read_seq', eb.lit(0))))
    .where('unread.count', '>', 0)
    .innerJoin('message as newest', (join) =>
      join
        .onRef('newest.conversation_id', '=', 'conversation.id')
        .onRef('newest.seq', '=', 'unread.last_seq'),
    )
    .leftJoin('company', 'company.user_id', 'campaign.client_id')
    .select(['conversation.id', 'campaign.id as campaign_id', 'influencer.id as influencer_id'])
    .select(['campaign.client_id', 'company.name as company_name', 'influencer.full_name'])
    .select(['unread.count', 'newest.content', 'newest.created_at'])
    .select((eb) => [
      sql<number>`(sum(unread.count) over ())::int`.as('total'),
      eb
        .selectFrom('message_file')
        .whereRef('message_file.conversation_id', '=', 'newest.conversation_id')
        .whereRef('message_file.seq', '=', 'newest.seq')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('files'),
    ])
    .orderBy('newest.created_at', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(MOST_CONVERSATIONS)
    .execute();
}

import { type JoinBuilder, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import { isWritable } from './conversation.ts';
import { otherNameFor, selectConversationsOf, selectWithUnread } from './select-conversations.server.ts';
import { countFiles } from './select-messages.server.ts';

export interface InboxEntry {
  id: string;
  campaignId: string;
  influencerId: string;
  campaignTitle: string;
  otherName: string;
  picture: string | null;
  isWritable: boolean;
  unread: number;
  last: { isOwn: boolean; content: string; files: number; createdAt: Date } | null;
}

export interface Inbox {
  entries: InboxEntry[];
  total: number;
  page: number;
  pages: number;
}

const lastMessageAt = sql`coalesce(message.created_at, conversation.created_at)`;

function lastMessage<Join extends JoinBuilder<Tables, 'conversation' | 'message'>>(join: Join) {
  return join
    .onRef('message.conversation_id', '=', 'conversation.id')
    .onRef('message.seq', '=', 'conversation.last_seq');
}

/** Returns all conversations of the actor, 20 a page. The conversation with the newest message comes first. */
export async function findInbox(ctx: Ctx, requestedPage = 1): Promise<Inbox> {
  const actor = requireActor(ctx);
  const { total } = await selectConversationsOf(ctx, actor.id)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage);
  // Reads the page first, so that the unread messages of other conversations are not counted.
  const onPage = selectConversationsOf(ctx, actor.id)
    .leftJoin('message', lastMessage)
    .select('conversation.id')
    .orderBy(lastMessageAt, 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(offset);
  const rows = await selectWithUnread(ctx, actor.id)
    .where('conversation.id', 'in', onPage)
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .leftJoin('message', lastMessage)
    .select(['conversation.id', 'campaign.id as campaignId', 'influencer.id as influencerId'])
    .select(['campaign.title as campaignTitle', otherNameFor(actor.id), 'unread.count as unread'])
    .select(actor.role === 'client' ? 'influencer.picture' : 'company.logo as picture')
    .select(['message.sender_id', 'message.content', 'message.created_at', countFiles()])
    .select('application.ended_at')
    .orderBy(lastMessageAt, 'desc')
    .orderBy('conversation.id', 'desc')
    .execute();
  const entries = rows.map(({ ended_at, sender_id, content, created_at: createdAt, files, ...entry }) => ({
    ...entry,
    isWritable: isWritable(ended_at, now),
    last: createdAt && {
      isOwn: sender_id === actor.id,
      content: (content ?? '').slice(0, 200),
      files,
      createdAt,
    },
  };
}

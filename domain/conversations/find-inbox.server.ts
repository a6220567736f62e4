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

/** Returns the actor's conversations, 20 a page, the newest message first. */
export async function findInbox(ctx: Ctx, requestedPage = 1): Promise<Inbox> {
  const actor = requireActor(ctx);
  const { total } = await selectConversationsOf(ctx, actor.id)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage);
  const rows = await selectWithUnread(ctx, actor.id)
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .leftJoin('message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'conversation.id')
        .onRef('message.seq', '=', 'conversation.last_seq'),
    )
    .select(['conversation.id', 'campaign.id as campaignId', 'influencer.id as influencerId'])
    .select(['campaign.title as campaignTitle', otherNameFor(actor.id), 'unread.count as unread'])
    .select(actor.role === 'client' ? 'influencer.picture' : 'company.logo as picture')
    .select(['message.sender_id', 'message.content', 'message.created_at', countFiles()])
    .select('application.ended_at')
    .orderBy(({ fn }) => fn.coalesce('message.created_at', 'conversation.created_at'), 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  const entries = rows.map(({ ended_at, sender_id, content, created_at: createdAt, files, ...entry }) => ({
    ...entry,
    isWritable: isWritable(ended_at, ctx.now),
    last: createdAt && {
      isOwn: sender_id === actor.id,
      content: (content ?? '').slice(0, 200),
      files,
      createdAt,
    },
  }));
  return { entries, total, page, pages };
}

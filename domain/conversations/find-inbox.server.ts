import { type JoinBuilder, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { type Ctx, type Member, requireActor } from '../ctx.ts';
import { type Lines, linesOf } from '../lines.ts';
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
  // Sorts ids only, so that the unread messages of other pages are not counted.
  const listed = await selectConversationsOf(ctx, actor.id)
    .leftJoin('message', lastMessage)
    .select('conversation.id')
    .orderBy(({ fn }) => fn.coalesce('message.created_at', 'conversation.created_at'), 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { entries: await findEntries(ctx, actor, listed), total, page, pages };
}

/** Returns the actor's conversations with unread messages, the newest unread message first. */
export async function findUnreadEntries(ctx: Ctx, limit: number): Promise<Lines<InboxEntry>> {
  const actor = requireActor(ctx);
  const rows = await selectWithUnread(ctx, actor.id)
    .whereRef('conversation.last_seq', '>', 'reader.read_seq')
    .where('unread.count', '>', 0)
    .select(['conversation.id', sql<number>`(count(*) over ())::int`.as('total')])
    .orderBy('unread.last_at', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(limit)
    .execute();
  const { lines, total } = linesOf(rows);
  return { lines: await findEntries(ctx, actor, lines), total };
}

async function findEntries(
  ctx: Ctx,
  actor: Member,
  listed: readonly { id: string }[],
): Promise<InboxEntry[]> {
  const ids = listed.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await selectWithUnread(ctx, actor.id)
    .where('conversation.id', '=', sql<string>`any(${ids})`)
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .leftJoin('message', lastMessage)
    .select(['conversation.id', 'campaign.id as campaignId', 'influencer.id as influencerId'])
    .select(['campaign.title as campaignTitle', otherNameFor(actor.id), 'unread.count as unread'])
    .select(actor.role === 'client' ? 'influencer.picture' : 'company.logo as picture')
    .select(['message.sender_id', 'message.content', 'message.created_at', countFiles()])
    .select('application.ended_at')
    .execute();
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ ended_at, sender_id, content, created_at: createdAt, files, ...entry }) => ({
      ...entry,
      isWritable: isWritable(ended_at, ctx.now),
      last: createdAt && {
        isOwn: sender_id === actor.id,
        content: (content ?? '').slice(0, 200),
        files,
        createdAt,
      },
    }));
}

function lastMessage<Join extends JoinBuilder<Tables, 'conversation' | 'message'>>(join: Join) {
  return join
    .onRef('message.conversation_id', '=', 'conversation.id')
    .onRef('message.seq', '=', 'conversation.last_seq');
}

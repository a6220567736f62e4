import { sql } from 'kysely';
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
  const rows = await selectEntries(ctx, actor).limit(PAGE_SIZE).offset(offset).execute();
  return { entries: rows.map((row) => entryOf(row, { actor, now: ctx.now })), total, page, pages };
}

/** Returns the actor's conversations with unread messages. The conversation with the newest message comes first. */
export async function findUnreadEntries(ctx: Ctx, limit: number): Promise<Lines<InboxEntry>> {
  const actor = requireActor(ctx);
  const rows = await selectEntries(ctx, actor)
    .where('unread.count', '>', 0)
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .limit(limit)
    .execute();
  const { lines, total } = linesOf(rows);
  return { lines: lines.map((row) => entryOf(row, { actor, now: ctx.now })), total };
}

function selectEntries(ctx: Ctx, actor: Member) {
  return selectWithUnread(ctx, actor.id)
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
    .orderBy('conversation.id', 'desc');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

function entryOf(
  { ended_at, sender_id, content, created_at: createdAt, files, ...entry }: Row,
  { actor, now }: { actor: Member; now: Date },
): InboxEntry {
  return {
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

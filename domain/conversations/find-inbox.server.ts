import { mayActFor } from '../companies/acts-for.ts';
import { type Actor, type Ctx, requireActor } from '../ctx.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import { isWritable } from './conversation.ts';
import { countFiles } from './count-files.server.ts';
import { selectConversationsOf } from './select-conversations.server.ts';
import { selectWithUnread } from './select-unread.server.ts';

/** One conversation in the inbox. */
export interface InboxEntry {
  id: string;
  campaignId: string;
  influencerId: string;
  campaignTitle: string;
  otherName: string;
  /** Portrait or logo of the other side. */
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

/** All the actor's conversations, last written first, 20 a page. */
export async function findInbox(ctx: Ctx, requestedPage = 1): Promise<Inbox> {
  const actor = requireActor(ctx);
  const { total } = await selectConversationsOf(ctx, actor.id)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage);
  const rows = await selectWithUnread(ctx, actor.id)
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .leftJoin('message as last', (join) =>
      join
        .onRef('last.conversation_id', '=', 'conversation.id')
        .onRef('last.seq', '=', 'conversation.last_seq'),
    )
    .leftJoin('company', 'company.user_id', 'campaign.client_id')
    .select(['conversation.id', 'campaign.id as campaign_id', 'influencer.id as influencer_id'])
    .select(['campaign.title', 'campaign.client_id', 'application.ended_at', 'unread.count as unread'])
    .select(['company.name as company_name', 'company.logo', 'influencer.full_name', 'influencer.picture'])
    .select(['last.sender_id', 'last.content', 'last.created_at'])
    .select(countFiles('last'))
    .orderBy(({ fn }) => fn.coalesce('last.created_at', 'conversation.created_at'), 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { entries: rows.map((row) => entryOf(row, ctx.now, actor)), total, page, pages };
}

interface Row {
  id: string;
  campaign_id: string;
  influencer_id: string;
  title: string;
  client_id: string;
  ended_at: Date | null;
  unread: number;
  company_name: string | null;
  logo: string | null;
  full_name: string;
  picture: string | null;
  sender_id: string | null;
  content: string | null;
  created_at: Date | null;
  files: number | null;
}

function entryOf(row: Row, now: Date, actor: Actor): InboxEntry {
  const isBrand = mayActFor(actor, row.client_id);
  return {
    id: row.id,
    campaignId: row.campaign_id,
    influencerId: row.influencer_id,
    campaignTitle: row.title,
    otherName: (isBrand ? row.full_name : row.company_name) ?? '',
    picture: isBrand ? row.picture : row.logo,
    isWritable: isWritable(row.ended_at, now),
    unread: row.unread,
    // A left join sets all columns or none.
    last: row.created_at && {
      isOwn: row.sender_id === actor.id,
      content: (row.content ?? '').slice(0, 200),
      files: row.files ?? 0,
      createdAt: row.created_at,
    },
  };
}

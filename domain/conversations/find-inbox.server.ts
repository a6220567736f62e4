import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { type Ctx, type Member, requireActor } from '../ctx.ts';
import { excerptOf } from '../excerpt.ts';
import { type Lines, linesOf } from '../lines.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import { type InboxFilter, matchesText, noFilter } from './inbox-filter.ts';
import { isWritableAt } from './is-writable.server.ts';
import { otherNameFor, selectConversationsOf, selectWithUnread } from './select-conversations.server.ts';
import { countFiles, isVisibleTo } from './select-messages.server.ts';

const LINE_CHARACTERS = 200;

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

/**
 * Returns the actor's conversations that match the filter, 20 a page, the newest message first. The filter for unread
 * conversations also keeps the conversation that is open in the browser (`openId`), although its messages are read.
 */
export async function findInbox(ctx: Ctx, requestedPage = 1, filter: InboxFilter = noFilter): Promise<Inbox> {
  const actor = requireActor(ctx);
  if (filter.text) return findByText(ctx, actor, requestedPage, filter);
  const { total } = await selectFiltered(ctx, actor, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage);
  // This query selects only ids. Unread messages are then counted only for the conversations of this page.
  const listed = await selectNewestFirst(ctx, actor, filter).limit(PAGE_SIZE).offset(offset).execute();
  return { entries: await findEntries(ctx, actor, listed), total, page, pages };
}

/**
 * Searches the texts in this process, not in the database, because the database function `folded` takes a hundred times
 * as long as `fold`.
 */
async function findByText(
  ctx: Ctx,
  actor: Member,
  requestedPage: number,
  filter: InboxFilter,
): Promise<Inbox> {
  const rows = await selectNewestFirst(ctx, actor, filter)
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .select(['campaign.title', otherNameFor(actor.id)])
    .select(sql<string>`left(coalesce(message.content, ''), ${LINE_CHARACTERS})`.as('content'))
    .execute();
  const found = rows.filter((row) => matchesText(filter.text, [row.otherName, row.title, row.content]));
  const { page, pages, offset } = placeOf(found.length, requestedPage);
  const listed = found.slice(offset, offset + PAGE_SIZE);
  return { entries: await findEntries(ctx, actor, listed), total: found.length, page, pages };
}

export async function findInboxEntry(ctx: Ctx, id: string): Promise<InboxEntry | undefined> {
  const [entry] = await findEntries(ctx, requireActor(ctx), [{ id }]);
  return entry;
}

export function findInboxCampaigns(ctx: Ctx): Promise<{ id: string; title: string }[]> {
  return ctx.db
    .selectFrom('campaign')
    .where('id', 'in', selectConversationsOf(ctx, requireActor(ctx).id).select('application.campaign_id'))
    .select(['id', 'title'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

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
    .leftJoinLateral(lastMessage(actor.id), (join) => join.onTrue())
    .select(['conversation.id', 'campaign.id as campaignId', 'influencer.id as influencerId'])
    .select(['campaign.title as campaignTitle', otherNameFor(actor.id), 'unread.count as unread'])
    .select(actor.role === 'client' ? 'influencer.picture' : 'company.logo as picture')
    .select(['message.sender_id', 'message.content', 'message.created_at', countFiles()])
    .select(isWritableAt(ctx.now).as('isWritable'))
    .execute();
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ sender_id, content, created_at: createdAt, files, ...entry }) => ({
      ...entry,
      last: createdAt && {
        isOwn: sender_id === actor.id,
        content: excerptOf(content ?? '', LINE_CHARACTERS),
        files,
        createdAt,
      },
    }));
}

function selectFiltered(ctx: Ctx, actor: Member, { unread, campaignId, openId }: InboxFilter) {
  return selectConversationsOf(ctx, actor.id)
    .$if(campaignId !== '', (query) => query.where('application.campaign_id', '=', campaignId))
    .$if(unread, (query) =>
      query.where((eb) =>
        eb.or([
          eb('conversation.id', '=', openId),
          eb.exists(
            eb
              .selectFrom('message')
              .select('message.seq')
              .whereRef('message.conversation_id', '=', 'conversation.id')
              .whereRef('message.seq', '>', 'reader.read_seq')
              .where('message.sender_id', '<>', actor.id)
              .where('message.hidden', '=', false),
          ),
        ]),
      ),
    );
}

function selectNewestFirst(ctx: Ctx, actor: Member, filter: InboxFilter) {
  return selectFiltered(ctx, actor, filter)
    .leftJoinLateral(lastMessage(actor.id), (join) => join.onTrue())
    .select('conversation.id')
    .orderBy(({ fn }) => fn.coalesce('message.created_at', 'conversation.created_at'), 'desc')
    .orderBy('conversation.id', 'desc');
}

/** The last message that the reader may see. */
function lastMessage(readerId: string) {
  return expressionBuilder<Tables, 'conversation'>()
    .selectFrom('message')
    .whereRef('message.conversation_id', '=', 'conversation.id')
    .where(isVisibleTo(readerId))
    .select(['message.conversation_id', 'message.seq', 'message.sender_id'])
    .select(['message.content', 'message.created_at'])
    .orderBy('message.seq', 'desc')
    .limit(1)
    .as('message');
}

import { notSuspended } from '../accounts/not-suspended.server.ts';
import { selectOwnConversation } from '../conversations/select-conversations.server.ts';
import { isVisibleTo } from '../conversations/select-messages.server.ts';
import { type Ctx, isMember, requireActor } from '../ctx.ts';

interface OtherSide {
  name: string;
  concernedId: string | null;
  place: string;
}

type ReportedFile = OtherSide & { excerpt: string };

/**
 * Returns the other side of one of the actor's conversations: the name, the account that a report on the conversation
 * concerns, and the path of the conversation.
 */
export async function findOtherSide(ctx: Ctx, conversationId: string): Promise<OtherSide | undefined> {
  const isBrand = requireActor(ctx).role === 'client';
  const other = await selectOwnConversation(ctx, conversationId)
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .select(isBrand ? 'influencer.full_name as name' : 'company.name as name')
    .select(isBrand ? 'influencer.user_id as concernedId' : 'campaign.client_id as concernedId')
    .executeTakeFirst();
  return other && { ...other, place: `/messages?conversation=${conversationId}` };
}

/**
 * Returns a file that the other side sent in a conversation of the actor, or the picture of a portfolio item. Returns
 * undefined for all other files, and if the actor is neither a brand nor an influencer.
 */
export async function findReportedFile(ctx: Ctx, fileId: string): Promise<ReportedFile | undefined> {
  if (!isMember(ctx.actor)) return undefined;
  return (await findAttachment(ctx, fileId)) ?? (await findPortfolioPicture(ctx, fileId));
}

async function findAttachment(ctx: Ctx, fileId: string): Promise<ReportedFile | undefined> {
  const { id: userId } = requireActor(ctx);
  const file = await ctx.db
    .selectFrom('message_file')
    .innerJoin('file', 'file.id', 'message_file.file_id')
    .innerJoin('message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'message_file.conversation_id')
        .onRef('message.seq', '=', 'message_file.seq'),
    )
    .select(['message.conversation_id as conversationId', 'file.name as excerpt'])
    .where('file.id', '=', fileId)
    .where('message.sender_id', '<>', userId)
    .where(isVisibleTo(userId))
    .executeTakeFirst();
  const other = file && (await findOtherSide(ctx, file.conversationId));
  return other && { ...other, excerpt: file.excerpt };
}

/** The name stays empty, because brands may not learn the names of influencers outside the collection. */
async function findPortfolioPicture({ db }: Ctx, fileId: string): Promise<ReportedFile | undefined> {
  const item = await db
    .selectFrom('portfolio_item')
    .innerJoin('influencer', 'influencer.id', 'portfolio_item.influencer_id')
    .select(['influencer.id', 'influencer.user_id as concernedId', 'title', 'brand', 'alt'])
    .where('portfolio_item.picture', '=', fileId)
    .where('portfolio_item.removed_at', 'is', null)
    .where('portfolio_item.hidden_at', 'is', null)
    .where(notSuspended('influencer.user_id'))
    .executeTakeFirst();
  if (!item) return undefined;
  const { id, concernedId, title, brand, alt } = item;
  return {
    name: '',
    concernedId,
    place: `/influencer/${id}`,
    excerpt: [title, brand, alt].filter(Boolean).join(' · '),
  };
}

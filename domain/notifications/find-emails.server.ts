import { sql } from 'kysely';
import { type Addressee, findAddressee } from '../accounts/find-addressee.server.ts';
import { hasBlocked } from '../blocks/blocks.server.ts';
import { otherNameFor, selectConversations } from '../conversations/select-conversations.server.ts';
import { countFiles } from '../conversations/select-messages.server.ts';
import { type Ctx, isMember, type Role } from '../ctx.ts';
import { findChannels } from './find-settings.server.ts';
import {
  isAlwaysByMail,
  type NotificationKind,
  type NotificationView,
  type NotificationWording,
  type UnreadEmail,
} from './notification.ts';
import { notificationView, selectNotifications } from './select-notifications.server.ts';

export type Reader = Addressee & { role: Role };

/** These emails ask the brand to answer an application. */
const askingForAnswer: readonly NotificationWording[] = ['application_received', 'application_reminded'];

/**
 * Returns null if:
 * - the notification was deleted
 * - the notification was read, unless its kind is always emailed
 * - the notification asks for the answer to an application that was withdrawn or hidden
 * - the reader does not receive the email (`findReader`)
 */
export async function findNotificationEmail(
  ctx: Ctx,
  noticeId: string,
): Promise<{ reader: Reader; notification: NotificationView } | null> {
  const row = await selectNotifications(ctx)
    .where('notice.id', '=', noticeId)
    .select('notice.user_id')
    .executeTakeFirst();
  if (!row) return null;
  const { user_id, ...selected } = row;
  const notification = notificationView(selected);
  if (notification.isRead && !isAlwaysByMail(notification.kind)) return null;
  if (askingForAnswer.includes(notification.word) && !notification.isApplicationShown) return null;
  const reader = await findReader(ctx, user_id, notification.kind);
  return reader && { reader, notification };
}

export interface UnreadConversation {
  campaignId: string;
  influencerId: string;
  campaignTitle: string;
  otherName: string;
  messages: { content: string; files: number }[];
}

/**
 * Returns the content of an email about unread messages. Leaves out messages that were read in the meantime, and
 * messages of people whom the reader has blocked in the meantime. Returns null if no message is left, or if the reader
 * does not receive the email (`findReader`).
 */
export async function findUnreadEmail(
  ctx: Ctx,
  { userId, conversations }: UnreadEmail,
): Promise<{ reader: Reader; conversations: UnreadConversation[] } | null> {
  const reader = await findReader(ctx, userId, 'message');
  if (!reader) return null;
  const found = await Promise.all(conversations.map((it) => findConversation(ctx, reader, it)));
  const unread = found.filter((it) => it !== null);
  return unread.length > 0 ? { reader, conversations: unread } : null;
}

/**
 * Returns null if the reader turned off emails of this kind, or is suspended and cannot log in to read the content.
 */
async function findReader(ctx: Ctx, userId: string, kind: NotificationKind): Promise<Reader | null> {
  if (!(await findChannels(ctx, userId, kind)).byMail) return null;
  const reader = await findAddressee(ctx, { userId });
  return isMember(reader) && !reader.suspended ? reader : null;
}

async function findConversation(
  ctx: Ctx,
  reader: Reader,
  { conversationId, after, upTo }: UnreadEmail['conversations'][number],
): Promise<UnreadConversation | null> {
  const rows = await selectConversations(ctx)
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .innerJoin('conversation_reader as mark', 'mark.conversation_id', 'conversation.id')
    .innerJoin('message', 'message.conversation_id', 'conversation.id')
    .where('conversation.id', '=', conversationId)
    .where('mark.user_id', '=', reader.id)
    .where('message.seq', '>', after)
    .where('message.seq', '<=', upTo)
    .whereRef('message.seq', '>', 'mark.read_seq')
    .where('message.sender_id', '<>', reader.id)
    .where('message.hidden', '=', false)
    .where((eb) => eb.not(hasBlocked(reader.id, sql.ref('message.sender_id'))))
    .select(['campaign.id as campaignId', 'campaign.title as campaignTitle'])
    .select(['influencer.id as influencerId', otherNameFor(reader.id), 'message.content', countFiles()])
    .orderBy('message.seq')
    .execute();
  const messages = rows.map(({ content, files }) => ({ content, files }));
  const [first] = rows;
  if (!first) return null;
  const { campaignId, influencerId, campaignTitle, otherName } = first;
  return { campaignId, influencerId, campaignTitle, otherName, messages };
}

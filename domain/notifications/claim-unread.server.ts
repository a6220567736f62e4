import { sql } from 'kysely';
import { hasBlocked } from '../blocks/blocks.server.ts';
import { act, type Ctx } from '../ctx.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';
import { findChannels } from './find-settings.server.ts';
import { UNREAD_MINUTES } from './notification.ts';

const WAIT_MS = UNREAD_MINUTES * 60_000;
/** Maximum number of people per run. The next run continues, for example after a long outage. */
const MAX_PEOPLE = 500;

/**
 * Enqueues an email for every person who has had an unread message for 10 minutes and has not turned these emails off.
 * The email has all unread messages of the person that no earlier email had. Several processes may do this at once.
 */
export async function claimUnread(ctx: Ctx): Promise<void> {
  const people = await ctx.db
    .selectFrom('conversation_reader')
    .select('user_id')
    .distinct()
    .where('mail_due_at', '<=', ctx.now)
    .limit(MAX_PEOPLE)
    .execute();
  for (const { user_id } of people) await act(ctx, (ctx) => claimOf(ctx, user_id));
}

async function claimOf(ctx: Ctx, userId: string): Promise<void> {
  // Sending a message locks the same rows. A concurrent message is therefore committed before `findUnread` reads, or
  // sent after this transaction.
  const locked = await ctx.db
    .selectFrom('conversation_reader')
    .select(['conversation_id', 'read_seq', 'mailed_seq'])
    .where('user_id', '=', userId)
    .where('mail_due_at', 'is not', null)
    .orderBy('conversation_id')
    .forNoKeyUpdate()
    .execute();
  const waiting = [];
  for (const { conversation_id: conversationId, read_seq, mailed_seq } of locked) {
    const after = Math.max(read_seq, mailed_seq);
    const unread = await findUnread(ctx, userId, conversationId, after);
    if (unread) waiting.push({ conversationId, after, ...unread });
  }
  const isDue = waiting.some(({ since }) => since.getTime() <= ctx.now.getTime() - WAIT_MS);
  const sendsEmail = isDue && (await findChannels(ctx, userId, 'message')).byMail;
  for (const { conversation_id } of locked) {
    const { since, upTo } = waiting.find((it) => it.conversationId === conversation_id) ?? {};
    await ctx.db
      .updateTable('conversation_reader')
      .set({
        mail_due_at: since && !isDue ? new Date(since.getTime() + WAIT_MS) : null,
        ...(sendsEmail && upTo !== undefined && { mailed_seq: upTo }),
      })
      .where('conversation_id', '=', conversation_id)
      .where('user_id', '=', userId)
      .execute();
  }
  if (!sendsEmail) return;
  const conversations = waiting.map(({ conversationId, after, upTo }) => ({ conversationId, after, upTo }));
  await enqueue(ctx, 'mail.unread', { userId, letterId: newId('letter'), conversations });
}

/**
 * Finds the other side's messages with a seq above `after`. `since` is the time of the first of these messages, `upTo`
 * the seq of the last. Returns undefined if there are none, or if the person has blocked the other side.
 */
async function findUnread({ db }: Ctx, userId: string, conversationId: string, after: number) {
  const { since, upTo } = await db
    .selectFrom('message')
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', after)
    .where('sender_id', '<>', userId)
    .where('hidden', '=', false)
    .where((eb) => eb.not(hasBlocked(userId, sql.ref('message.sender_id'))))
    .select(({ fn }) => [fn.min('created_at').as('since'), fn.max('seq').as('upTo')])
    .executeTakeFirstOrThrow();
  return since && upTo ? { since: new Date(since), upTo } : undefined;
}

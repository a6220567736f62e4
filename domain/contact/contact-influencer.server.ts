import { notSuspended } from '../accounts/not-suspended.server.ts';
import { isBlockedBy, refuseIfBlocked } from '../blocks/blocks.server.ts';
import { DAY_MS } from '../clock.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { CONTACTS_PER_DAY, type ContactInput } from './contact-input.ts';

/**
 * Emails a message to an influencer without revealing the influencer's address. The operator gets the message if the
 * influencer has no account. Ignores an identical second message within 24 hours, for example from a double click. If
 * the influencer has blocked the sender, sends no email and does not tell the sender. Refuses senders without a
 * confirmed address with `account.email_not_confirmed`, the eleventh message in 24 hours with `contact.too_many`,
 * unknown and suspended influencers with `influencer.not_found`, and influencers whom the sender has blocked with
 * `block.active`.
 */
export function contactInfluencer(ctx: Ctx, influencerId: string, input: ContactInput): Promise<void> {
  return act(ctx, async (ctx) => {
    const sender = await ctx.db
      .selectFrom('app_user')
      .select(['id', 'email_verified'])
      .where('id', '=', requireActor(ctx).id)
      .forNoKeyUpdate() // Parallel messages of one sender wait for this lock, so the limit counts every message.
      .executeTakeFirstOrThrow();
    if (!sender.email_verified) throw new Refusal('account.email_not_confirmed');
    const influencer = await ctx.db
      .selectFrom('influencer')
      .select(['id', 'user_id'])
      .where('id', '=', influencerId)
      .where(notSuspended('influencer.user_id'))
      .executeTakeFirst();
    if (!influencer) throw new Refusal('influencer.not_found');
    await refuseIfBlocked(ctx, influencer.user_id);

    const sent = await ctx.db
      .selectFrom('contact_request')
      .select(['influencer_id', 'subject', 'message'])
      .where('sender_id', '=', sender.id)
      .where('created_at', '>', new Date(ctx.now.getTime() - DAY_MS))
      .execute();
    const { subject, message } = input;
    const isRepeated = sent.some(
      (other) =>
        other.influencer_id === influencerId && other.subject === subject && other.message === message,
    );
    if (isRepeated) return;
    if (sent.length >= CONTACTS_PER_DAY) throw new Refusal('contact.too_many');

    const id = newId('contact');
    await ctx.db
      .insertInto('contact_request')
      .values({ id, sender_id: sender.id, influencer_id: influencerId, ...input, created_at: ctx.now })
      .execute();
    await record(ctx, 'contact.sent', { contactId: id, influencerId });
    const isBlocked = influencer.user_id !== null && (await isBlockedBy(ctx, influencer.user_id, sender.id));
    if (!isBlocked) await enqueue(ctx, 'mail.contact', { contactId: id });
  });
}

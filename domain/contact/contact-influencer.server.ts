import { notSuspended } from '../accounts/not-suspended.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { CONTACTS_PER_DAY, type ContactInput } from './contact-input.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Writes to an influencer by mail, without showing their address. Needs a confirmed address of the sender's own:
 * `account.email_not_confirmed`. Refuses `contact.too_many` past so many in 24 hours, and `influencer.not_found`. The same
 * words to the same influencer, from a second press of the button, are sent once.
 */
export function contactInfluencer(ctx: Ctx, influencerId: string, input: ContactInput): Promise<void> {
  return act(ctx, async (ctx) => {
    const sender = await ctx.db
      .selectFrom('app_user')
      .select(['id', 'email_verified'])
      .where('id', '=', requireActor(ctx).id)
      .forNoKeyUpdate() // so that what one person sends at once is counted one by one
      .executeTakeFirstOrThrow();
    if (!sender.email_verified) throw new Refusal('account.email_not_confirmed');
    const influencer = await ctx.db
      .selectFrom('influencer')
      .select('id')
      .where('id', '=', influencerId)
      .where(notSuspended('influencer.user_id'))
      .executeTakeFirst();
    if (!influencer) throw new Refusal('influencer.not_found');

    const sent = await ctx.db
      .selectFrom('contact_request')
      .select(['influencer_id', 'subject', 'message'])
      .where('sender_id', '=', sender.id)
      .where('created_at', '>', new Date(ctx.now.getTime() - DAY_MS))
      .execute();
    const { subject, message } = input;
    const isRepeated = sent.some(
      (it) => it.influencer_id === influencerId && it.subject === subject && it.message === message,
    );
    if (isRepeated) return;
    if (sent.length >= CONTACTS_PER_DAY) throw new Refusal('contact.too_many');

    const id = newId('contact');
    await ctx.db
      .insertInto('contact_request')
      .values({ id, sender_id: sender.id, influencer_id: influencerId, ...input, created_at: ctx.now })
      .execute();
    await record(ctx, 'contact.sent', { contactId: id, influencerId });
    await enqueue(ctx, 'mail.contact', { contactId: id });
  });
}

import type { Ctx } from '../ctx.ts';
import type { ContactInput } from './contact-input.ts';

/** A message to an influencer, with the data for its email. */
export interface Contact extends ContactInput {
  influencer: {
    id: string;
    fullName: string;
    /** Null for a profile without an account. */
    userId: string | null;
  };
}

/** A message to an influencer. Null if the message or the influencer was deleted. */
export async function findContact(ctx: Ctx, contactId: string): Promise<Contact | null> {
  const row = await ctx.db
    .selectFrom('contact_request')
    .innerJoin('influencer', 'influencer.id', 'contact_request.influencer_id')
    .select(['name', 'email', 'subject', 'message', 'influencer_id', 'full_name', 'user_id'])
    .where('contact_request.id', '=', contactId)
    .executeTakeFirst();
  if (!row) return null;
  const { influencer_id, full_name, user_id, ...message } = row;
  return { ...message, influencer: { id: influencer_id, fullName: full_name, userId: user_id } };
}

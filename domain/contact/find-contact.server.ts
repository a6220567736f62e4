import type { Ctx } from '../ctx.ts';
import type { ContactInput } from './contact-input.ts';

/** What was written to an influencer, for the letter that relays it. */
export interface Contact extends ContactInput {
  influencer: {
    id: string;
    fullName: string;
    /** Null for a profile that the operator keeps. */
    userId: string | null;
  };
}

/** A message to an influencer; null when either of the two is gone. */
export async function findContact(ctx: Ctx, contactId: string): Promise<Contact | null> {
  const row = await ctx.db
    .selectFrom('contact_request')
    .innerJoin('influencer', 'influencer.id', 'contact_request.influencer_id')
    .select(['name', 'email', 'subject', 'message', 'influencer_id', 'full_name', 'user_id'])
    .where('contact_request.id', '=', contactId)
    .executeTakeFirst();
  if (!row) return null;
  const { influencer_id, full_name, user_id, ...written } = row;
  return { ...written, influencer: { id: influencer_id, fullName: full_name, userId: user_id } };
}

import type { Ctx } from '../ctx.ts';
import type { ContactInput } from './contact-input.ts';

export interface Contact extends ContactInput {
  account: { name: string; email: string };
  influencer: {
    id: string;
    fullName: string;
    userId: string | null;
    /** Whether the address of the account was confirmed. */
    confirmed: boolean;
  };
}

export async function findContact(ctx: Ctx, contactId: string): Promise<Contact | null> {
  const row = await ctx.db
    .selectFrom('contact_request')
    .innerJoin('influencer', 'influencer.id', 'contact_request.influencer_id')
    .innerJoin('app_user as sender', 'sender.id', 'contact_request.sender_id')
    .leftJoin('app_user as reader', 'reader.id', 'influencer.user_id')
    .leftJoin('company', 'company.user_id', 'sender.id')
    .leftJoin('influencer as own', 'own.user_id', 'sender.id')
    .select(['contact_request.name', 'contact_request.email', 'subject', 'message'])
    .select(['contact_request.influencer_id', 'influencer.full_name', 'influencer.user_id'])
    .select((eb) => eb.fn.coalesce('company.name', 'own.full_name', 'sender.name').as('accountName'))
    .select(['sender.email as accountEmail', 'reader.email_verified as confirmed'])
    .where('contact_request.id', '=', contactId)
    .executeTakeFirst();
  if (!row) return null;
  const { influencer_id, full_name, user_id, accountName, accountEmail, confirmed, ...message } = row;
  return {
    ...message,
    account: { name: accountName, email: accountEmail },
    influencer: { id: influencer_id, fullName: full_name, userId: user_id, confirmed: confirmed === true },
  };
}

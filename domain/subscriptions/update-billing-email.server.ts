import type { Ctx } from '../ctx.ts';

/**
 * Sends a user's current email address to the billing provider, if the user has an account there. Call this function
 * from a job.
 */
export async function updateBillingEmail(ctx: Ctx, userId: string): Promise<void> {
  const { billing } = ctx.services;
  const account = await ctx.db
    .selectFrom('billing_account')
    .innerJoin('app_user', 'app_user.id', 'billing_account.user_id')
    .select(['customer', 'email'])
    .where('billing_account.user_id', '=', userId)
    .where('biller', '=', billing.name)
    .executeTakeFirst();
  if (account) await billing.changeEmail(account.customer, account.email);
}

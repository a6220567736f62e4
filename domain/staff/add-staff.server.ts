import { isEmailTaken } from '../accounts/email-change/is-email-taken.server.ts';
import { makeLink } from '../accounts/links.server.ts';
import { act, type Ctx } from '../ctx.ts';
import { newId } from '../id.server.ts';
import type { Language } from '../language.ts';
import { audit } from './audit.server.ts';

/**
 * Creates a staff account and returns the token of a link to choose its password. For an existing staff
 * account, removes the second factor and the passkeys (for a lost phone), ends the sessions and lifts a
 * suspension. Returns null for the email address of a brand or an influencer, because staff have separate
 * accounts. Also returns null for an address that another account may get back by undoing an email change.
 * Does not check the actor, because only the command line calls this function.
 */
export function addStaff(
  ctx: Ctx,
  { email, language }: { email: string; language: Language },
): Promise<string | null> {
  return act(ctx, async (ctx) => {
    const known = await ctx.db
      .selectFrom('app_user')
      .select(['id', 'role'])
      .where('email', '=', email)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (known && known.role !== 'staff') return null;
    if (!known && (await isEmailTaken(ctx, email, ''))) return null;
    const id = known?.id ?? (await makeAccount(ctx, email, language));
    await ctx.db
      .updateTable('app_user')
      .set({ suspended_at: null, updated_at: ctx.now })
      .where('id', '=', id)
      .execute();
    await ctx.services.identity.forgetSecondFactor(ctx.db, id);
    await ctx.services.identity.forgetPasskeys(ctx.db, id);
    await ctx.services.identity.endSessions(ctx.db, id);
    await audit(ctx, 'staff.added', id);
    return makeLink(ctx, 'reset', id);
  });
}

async function makeAccount({ db, now }: Ctx, email: string, language: Language): Promise<string> {
  const id = newId('staff');
  const [name = email] = email.split('@');
  const times = { created_at: now, updated_at: now };
  await db
    .insertInto('app_user')
    .values({ id, name, email, email_verified: true, role: 'staff', language, ...times })
    .execute();
  await db
    .insertInto('user_account')
    .values({ id: newId('login'), account_id: id, provider_id: 'credential', user_id: id, ...times })
    .execute();
  return id;
}

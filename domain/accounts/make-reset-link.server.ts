import { act, type Ctx } from '../ctx.ts';
import { type Addressee, findAddressee } from './find-addressee.server.ts';
import { makeLink } from './links.server.ts';
import { lockAccounts } from './lock-accounts.server.ts';

/**
 * Creates a link to choose a new password. Returns its token and the person with this email address, or null. The
 * lock prevents a change of the address between the search for the person and the creation of the link, so that no
 * link goes to an address that just lost its account.
 */
export function makeResetLink(ctx: Ctx, email: string): Promise<{ person: Addressee; token: string } | null> {
  return act(ctx, async (ctx) => {
    const found = await findAddressee(ctx, { email });
    if (!found) return null;
    await lockAccounts(ctx, [found.id]);
    const person = await findAddressee(ctx, { email });
    return person && { person, token: await makeLink(ctx, 'reset', person.id) };
  });
}

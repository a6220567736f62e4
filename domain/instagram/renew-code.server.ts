import { act, type Ctx } from '../ctx.ts';
import { findInstagram } from '../influencers/find-instagram.server.ts';
import { issueCode } from './code.server.ts';

/**
 * Issues a code for the actor's Instagram account. Does nothing if Instagram cannot be read or the account is proved.
 */
export function renewCode(ctx: Ctx): Promise<void> {
  return act(ctx, async (ctx) => {
    const { username, isReadable, proof } = await findInstagram(ctx);
    if (username && isReadable && !proof) await issueCode(ctx, username);
  });
}

import { act, type Ctx } from '../ctx.ts';
import { findInstagram } from '../influencers/find-instagram.server.ts';
import { issueCode } from './code.server.ts';

/** Does nothing if Instagram cannot be read or the actor's account is already proved. */
export function renewCode(ctx: Ctx): Promise<void> {
  return act(ctx, async (ctx) => {
    const { username, isReadable, proof } = await findInstagram(ctx);
    if (username && isReadable && !proof) await issueCode(ctx, username);
  });
}

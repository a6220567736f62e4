import type { Ctx } from '#domain/ctx.ts';
import { connectInput, connectInstagram } from '#domain/influencers/connect-instagram.server.ts';
import { findInstagram } from '#domain/influencers/find-instagram.server.ts';
import { proveInstagram } from '#domain/instagram/prove-instagram.server.ts';
import { parse } from '#domain/parse.ts';
import type { Instagram, Reading } from '#services/instagram/instagram.ts';

/** Instagram's answers in domain tests. The tests in `services/instagram` cover the HTTP client. */

export const figures = { followers: 86_400, following: 512, posts: 734, engagementRate: 4.2 };
export const lea: Reading = { ...figures, accountId: '1001', biography: 'Small tables, long lunches.' };

export function withInstagram<Someone extends Ctx>(
  ctx: Someone,
  answer: Awaited<ReturnType<Instagram['read']>> = lea,
): Someone {
  const instagram: Instagram = {
    isReadable: true,
    read: async () => answer,
    findPost: async () => 'unavailable',
  };
  return { ...ctx, services: { ...ctx.services, instagram } };
}

export const connect = (ctx: Ctx, username = '@lea.table') =>
  connectInstagram(ctx, parse(connectInput, { username }));

export async function codeFor(ctx: Ctx, username = 'lea.table', account = lea): Promise<string> {
  await connect(withInstagram(ctx, account), username);
  return (await findInstagram(ctx)).code?.code ?? '';
}

export const check = (ctx: Ctx, text: string, account = lea) =>
  proveInstagram(withInstagram(ctx, { ...account, biography: text }));

export async function prove(ctx: Ctx, username = 'lea.table', account = lea): Promise<void> {
  await check(ctx, await codeFor(ctx, username, account), account);
}

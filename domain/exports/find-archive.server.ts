import { findAddressee } from '../accounts/find-addressee.server.ts';
import { makeLink, userIdOfLink } from '../accounts/links.server.ts';
import { dayOf } from '../clock.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { FoundPart } from '../files/find-file.server.ts';
import { Refusal } from '../refusal.ts';
import { archiveKey, exportEndOf } from './export.ts';

/**
 * Returns the address of the actor's newest archive, with a token that is valid for an hour. Callers must have checked
 * the actor's identity (`confirmPerson`). Refuses with `export.not_found`.
 */
export async function openArchive(ctx: Ctx): Promise<string> {
  const { id: userId } = requireActor(ctx);
  const newest = await ctx.db
    .selectFrom('export')
    .select(['id', 'ready_at'])
    .where('user_id', '=', userId)
    .where('ready_at', 'is not', null)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest?.ready_at || exportEndOf(newest.ready_at) <= ctx.now) throw new Refusal('export.not_found');
  return `/files/${newest.id}/archive?token=${await makeLink(ctx, 'export', userId)}`;
}

/**
 * Returns the archive if the token is from the last hour and belongs to the owner of the archive. The owner must be
 * logged in, or suspended, because suspended people cannot log in. Refuses all other requests with `file.not_found`.
 */
export async function findArchive(ctx: Ctx, exportId: string, token: string | null): Promise<FoundPart> {
  const userId = token && (await userIdOfLink(ctx, 'export', token));
  const isOwner = userId && (ctx.actor?.id === userId || (await isSuspended(ctx, userId)));
  if (!isOwner) throw new Refusal('file.not_found');
  const found = await ctx.db
    .selectFrom('export')
    .select('ready_at')
    .where('id', '=', exportId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!found?.ready_at || exportEndOf(found.ready_at) <= ctx.now) throw new Refusal('file.not_found');
  const saveAs = `data-${dayOf(found.ready_at)}.zip`;
  return { key: archiveKey(exportId), contentType: 'application/zip', saveAs };
}

async function isSuspended(ctx: Ctx, userId: string): Promise<boolean> {
  return (await findAddressee(ctx, { userId }))?.suspended ?? false;
}

import { requireReader } from '../conversations/find-conversation.server.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { keyOf, ORIGINAL, VIDEO } from './file.ts';

/** A part of a file, ready to be sent. */
export interface FoundPart {
  key: string;
  contentType: string;
  /** What a download is called; null for what is shown. */
  saveAs: string | null;
}

/** A film of a public medium: whoever has its address may see it. Refuses `file.not_found`. */
export async function findVideo(ctx: Ctx, id: string): Promise<FoundPart> {
  const row = await ctx.db
    .selectFrom('file')
    .select(['content_type', 'variants'])
    .where('id', '=', id)
    .where('profile', '=', 'media')
    .executeTakeFirst();
  if (!row?.variants.includes(VIDEO)) throw new Refusal('file.not_found');
  return { key: keyOf('media', id, VIDEO), contentType: row.content_type, saveAs: null };
}

/**
 * A part of a private file: its owner's, and of what was attached to a conversation also the other person's, of a
 * company's papers staff's. Everybody else gets `file.not_found`, as for one that never was. Only
 * attached pictures are shown, anything else is saved.
 */
export async function findPrivatePart(ctx: Ctx, id: string, part: string): Promise<FoundPart> {
  const row = await ctx.db
    .selectFrom('file')
    .select(['owner_id', 'profile', 'name', 'content_type', 'variants', 'attached_to'])
    .where('id', '=', id)
    .where('profile', '<>', 'media')
    .executeTakeFirst();
  if (!row?.variants.includes(part) || !ctx.actor) throw new Refusal('file.not_found');
  const isOpen =
    row.owner_id === ctx.actor.id || (ctx.actor.role === 'staff' && isCompanyDocument(row.attached_to));
  if (!isOpen) await requireShared(ctx, row.attached_to);
  const key = keyOf(row.profile, id, part);
  if (part === ORIGINAL) return { key, contentType: row.content_type, saveAs: row.name };
  const [ending, contentType] = part.endsWith('.webp') ? ['webp', 'image/webp'] : ['jpg', 'image/jpeg'];
  // It was written anew: it may have come as something else.
  const name = row.name.replace(/[^.]*$/, ending);
  return { key, contentType, saveAs: row.profile === 'document' ? name : null };
}

/** Whether it stands among the documents of a company. */
function isCompanyDocument(attachedTo: string | null): boolean {
  return attachedTo?.startsWith('company-') ?? false;
}

async function requireShared(ctx: Ctx, attachedTo: string | null): Promise<void> {
  if (!attachedTo?.startsWith('conversation-')) throw new Refusal('file.not_found');
  await requireReader(ctx, attachedTo).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('file.not_found') : error;
  });
}

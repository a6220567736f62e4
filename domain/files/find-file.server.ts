import { notSuspended } from '../accounts/not-suspended.server.ts';
import { requireReader } from '../conversations/find-conversation.server.ts';
import { type Ctx, isMember, viewerIn } from '../ctx.ts';
import { isDealOf } from '../deals/select-deals.server.ts';
import { Refusal } from '../refusal.ts';
import { keyOf, ORIGINAL, VIDEO } from './file.ts';

export interface FoundPart {
  key: string;
  contentType: string;
  /** Name under which the browser saves the file. Null if the browser displays it. */
  saveAs: string | null;
  /** Name that the browser offers if the user saves a displayed file. */
  shownAs?: string;
}

/** Anyone with the URL may see the video of a public file. Refuses with `file.not_found`. */
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
 * Returns a stored part of a private file: an original document, a video, or one size of an image. Refuses with
 * `file.not_found` unless the actor is:
 * - the owner
 * - the other member of the conversation, unless the message is hidden
 * - the other side of the deal
 * - staff, for company documents and reported files
 * - any logged-in viewer, for the images of a portfolio, unless the item is hidden or its owner is suspended
 *
 * Browsers display videos, and images except those of company documents. Browsers download all other files.
 */
export async function findPrivatePart(ctx: Ctx, id: string, part: string): Promise<FoundPart> {
  const row = await ctx.db
    .selectFrom('file')
    .select(['owner_id', 'profile', 'name', 'content_type', 'variants', 'attached_to'])
    .where('id', '=', id)
    .where('profile', '<>', 'media')
    .executeTakeFirst();
  if (!row?.variants.includes(part) || !ctx.actor) throw new Refusal('file.not_found');
  if (row.owner_id !== ctx.actor.id) {
    if (isOfDeal(row.attached_to)) await requireSideOfDeal(ctx, row.attached_to);
    else if (!(await isForStaff(ctx, id, row)) && !(await isShownInPortfolio(ctx, row)))
      await requireShared(ctx, id, row.attached_to);
  }
  const key = keyOf(row.profile, id, part);
  if (part === ORIGINAL) return { key, contentType: row.content_type, saveAs: row.name };
  if (part === VIDEO) return { key, contentType: row.content_type, saveAs: null, shownAs: row.name };
  const [extension, contentType] = part.endsWith('.webp') ? ['webp', 'image/webp'] : ['jpg', 'image/jpeg'];
  // The image was encoded again, so its type may differ from the type of the upload.
  const name = row.name.replace(/[^.]*$/, extension);
  if (row.profile === 'content') return { key, contentType, saveAs: null, shownAs: name };
  return { key, contentType, saveAs: row.profile === 'document' ? name : null };
}

/** Staff cannot decide on a reported file without seeing it. */
async function isForStaff(
  { actor, db }: Ctx,
  id: string,
  { attached_to }: { attached_to: string | null },
): Promise<boolean> {
  if (actor?.role !== 'staff') return false;
  if (attached_to?.startsWith('company-')) return true;
  const report = await db
    .selectFrom('abuse_report')
    .select('id')
    .where('kind', '=', 'file')
    .where('target_id', '=', id)
    .executeTakeFirst();
  return report !== undefined;
}

/** Visitors see no image of a portfolio, because an image may show the influencer. */
async function isShownInPortfolio(
  ctx: Ctx,
  { owner_id, attached_to }: { owner_id: string; attached_to: string | null },
): Promise<boolean> {
  if (!viewerIn(ctx) || !attached_to?.startsWith('portfolio-')) return false;
  const owner = await ctx.db
    .selectFrom('app_user')
    .innerJoin('portfolio_item', (join) => join.on('portfolio_item.id', '=', attached_to))
    .select('app_user.id')
    .where('app_user.id', '=', owner_id)
    .where('portfolio_item.hidden_at', 'is', null)
    .where(notSuspended('app_user.id'))
    .executeTakeFirst();
  return owner !== undefined;
}

/** Files of a draft are attached to its submission. Screenshots of posts and metrics are attached to a deliverable. */
function isOfDeal(attachedTo: string | null): attachedTo is string {
  return attachedTo !== null && /^(submission|deliverable)-/.test(attachedTo);
}

/** Both sides may read the files of a deal, even after its end. Staff may not, because drafts are unpublished. */
async function requireSideOfDeal(ctx: Ctx, attachedTo: string): Promise<void> {
  if (!isMember(ctx.actor)) throw new Refusal('file.not_found');
  const own = ctx.db
    .selectFrom('deliverable')
    .innerJoin('deal', 'deal.id', 'deliverable.deal_id')
    .select('deal.id')
    .where(isDealOf(ctx.actor));
  const deal = attachedTo.startsWith('deliverable-')
    ? own.where('deliverable.id', '=', attachedTo)
    : own
        .innerJoin('submission', 'submission.deliverable_id', 'deliverable.id')
        .where('submission.id', '=', attachedTo);
  if (!(await deal.executeTakeFirst())) throw new Refusal('file.not_found');
}

async function requireShared(ctx: Ctx, id: string, attachedTo: string | null): Promise<void> {
  if (!attachedTo?.startsWith('conversation-')) throw new Refusal('file.not_found');
  await requireReader(ctx, attachedTo).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('file.not_found') : error;
  });
  const hidden = await ctx.db
    .selectFrom('message_file')
    .innerJoin('message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'message_file.conversation_id')
        .onRef('message.seq', '=', 'message_file.seq'),
    )
    .select('message.seq')
    .where('message_file.file_id', '=', id)
    .where('message.hidden', '=', true)
    .executeTakeFirst();
  if (hidden) throw new Refusal('file.not_found');
}

import { act, type Ctx } from '../ctx.ts';
import { startDeadline } from '../deadlines/deadline.ts';
import { saveWork } from '../deal-work/save-work.server.ts';
import { updateDeliverables } from '../deal-work/update-parts.server.ts';
import { record } from '../events.server.ts';
import { attachFiles } from '../files/attach-files.server.ts';
import { enqueueCheck } from '../post-checks/enqueue-check.server.ts';
import { shortcodeOf } from '../post-checks/post-check.ts';
import { Refusal } from '../refusal.ts';
import type { ContentInput } from './content-input.ts';
import type { Deliverable } from './deliverable.ts';
import { lockDeliverable } from './lock-deliverable.server.ts';
import { type Post, postOf } from './post-url.ts';

/**
 * Stores that the influencer has published the content. Stories need a screenshot, because they vanish after a day.
 * Content of the kind `other` or on the platform `other` needs a link or a screenshot. All other content needs a link.
 * The brand has three working days to object. After that, the post counts as confirmed. The server never requests the
 * link. A job looks for the post on Instagram, if Instagram can be read (`checkPost`). Refuses like `lockDeliverable`,
 * like `attachFiles`, and with:
 * - `input.invalid` with `post.url_invalid` on `url` if a required link is missing, or if the link is not the address
 *   of a post on the agreed platform
 * - `input.invalid` with `post.screenshot_required` on `files`
 * - `post.already_used` if the link counts for another deliverable of any deal
 */
export async function publishContent(
  ctx: Ctx,
  dealId: string,
  deliverableId: string,
  input: ContentInput<'publish'>,
): Promise<void> {
  try {
    await act(ctx, (ctx) => publish(ctx, dealId, deliverableId, input));
  } catch (error) {
    if (isUsedPost(error)) throw new Refusal('post.already_used', { url: 'post.already_used' });
    throw error;
  }
}

async function publish(
  ctx: Ctx,
  dealId: string,
  deliverableId: string,
  { url, files }: ContentInput<'publish'>,
): Promise<void> {
  const { deal, deliverable, today, subject } = await lockDeliverable(ctx, dealId, deliverableId, 'publish');
  const post = url === '' ? null : requirePost(url, deliverable);
  requireProof(deliverable, post, files.length);
  await attachFiles(ctx, files, { profile: 'content', to: deliverableId, field: 'files' });
  await ctx.db
    .updateTable('deliverable')
    .set({ post_key: post?.key ?? null })
    .where('id', '=', deliverableId)
    .execute();
  const { lastDay } = startDeadline('confirm_by', today);
  const live = {
    ...deliverable,
    status: 'live',
    postUrl: post?.url ?? null,
    publishedAt: ctx.now,
    confirmBy: lastDay,
  } as const;
  await updateDeliverables(ctx, [deliverable], [live]);
  if (ctx.services.instagram.isReadable && shortcodeOf(live))
    await enqueueCheck(ctx, { deliverableId, publishedAt: ctx.now }, 0);
  await record(ctx, 'deliverable.published', { ...subject, lastDay });
  await saveWork(ctx, deal);
}

function requirePost(url: string, { kind, platform }: Deliverable): Post {
  const post = postOf(url, platform);
  if (!post || (post.isStory && kind !== 'story' && kind !== 'other'))
    throw new Refusal('input.invalid', { url: 'post.url_invalid' });
  return post;
}

function requireProof({ kind, platform }: Deliverable, post: Post | null, screenshots: number): void {
  const needsLink = kind !== 'story' && kind !== 'other' && platform !== 'other';
  if (needsLink && !post) throw new Refusal('input.invalid', { url: 'post.url_invalid' });
  const needsScreenshot = kind === 'story' || !post || post.isStory;
  if (needsScreenshot && screenshots === 0)
    throw new Refusal('input.invalid', { files: 'post.screenshot_required' });
}

/** The unique index makes a link count once, even if two deals receive the link at the same moment. */
function isUsedPost(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'deliverable_post_idx';
}

import type { ListedPost, PostSearch } from '#services/instagram/instagram.ts';
import { holdCampaign } from '../campaigns/hold-campaign.server.ts';
import { dayOf } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { saveDeal } from '../deals/save-deal.server.ts';
import { isOnline } from '../deliverables/deliverable.ts';
import { newId } from '../id.server.ts';
import type { Jobs } from '../jobs.server.ts';
import type { MetricName } from '../post-metrics/post-metric.ts';
import { enqueueCheck } from './enqueue-check.server.ts';
import { nextCheckDelay, outcomeOf, shortcodeOf } from './post-check.ts';

/** A second check within this time is skipped, because a crash can make a job run twice. */
const REPEATED_MS = 60 * 60_000;

/**
 * Checks whether Instagram lists a post of the influencer's proved account, and enqueues the next check. Stores the
 * outcome, and the figures of a post that was found (source `read`). Stores nothing while the account is not proved or
 * this installation has no Instagram credentials. Requests only the host of Instagram's API, never the link. Does
 * nothing once the content is offline or was published again.
 */
export async function checkPost(ctx: Ctx, publication: Jobs['post.check']): Promise<void> {
  const post = await findPublication(ctx, publication);
  if (!post || isRepeated(post, ctx)) return;
  const { shortcode, account } = post;
  const answer = account ? await ctx.services.instagram.findPost(account.handle, shortcode) : 'unread';
  await act(ctx, async (ctx) => {
    await holdCampaign(ctx, post.campaignId);
    await ctx.db.selectFrom('deal').select('id').where('id', '=', post.dealId).forNoKeyUpdate().execute();
    const present = await findPublication(ctx, publication);
    if (!present || isRepeated(present, ctx)) return;
    // The proof may have ended while Instagram answered.
    const isSame = present.account?.accountId === account?.accountId;
    if (answer !== 'unread' && isSame) await storeCheck(ctx, present, answer);
    const delayMs = nextCheckDelay(present.publishedAt, ctx.now);
    if (delayMs !== null) await enqueueCheck(ctx, present, delayMs);
  });
}

type Publication = NonNullable<Awaited<ReturnType<typeof findPublication>>>;

async function findPublication({ db }: Ctx, { deliverableId, publishedAt }: Jobs['post.check']) {
  const row = await db
    .selectFrom('deliverable')
    .innerJoin('deal', 'deal.id', 'deliverable.deal_id')
    .leftJoin('instagram_proof', 'instagram_proof.user_id', 'deal.influencer_user_id')
    .select(['deliverable.status', 'kind', 'platform', 'post_url as postUrl', 'published_at'])
    .select(['deal.id as dealId', 'campaign_id as campaignId', 'handle', 'account_id as accountId'])
    .where('deliverable.id', '=', deliverableId)
    .executeTakeFirst();
  const shortcode = row && shortcodeOf(row);
  if (!shortcode || !isOnline(row) || row.published_at?.toISOString() !== publishedAt) return null;
  const { handle, accountId, dealId, campaignId } = row;
  const checks = await db
    .selectFrom('post_check')
    .select(['checked_at', 'outcome'])
    .where('deliverable_id', '=', deliverableId)
    .where('method', '=', 'business_discovery')
    .where('checked_at', '>=', row.published_at)
    .orderBy('checked_at')
    .execute();
  return {
    deliverableId,
    publishedAt: row.published_at,
    dealId,
    campaignId,
    shortcode,
    account: handle !== null && accountId !== null ? { handle, accountId } : null,
    wasFound: checks.some(({ outcome }) => outcome === 'found' || outcome === 'other_author'),
    checkedAt: checks.at(-1)?.checked_at ?? null,
  };
}

function isRepeated({ checkedAt }: Publication, { now }: Ctx): boolean {
  return checkedAt !== null && now.getTime() - checkedAt.getTime() < REPEATED_MS;
}

async function storeCheck(
  ctx: Ctx,
  { account, deliverableId, dealId, ...post }: Publication,
  answer: PostSearch | 'unknown' | 'unavailable',
): Promise<void> {
  if (!account) return;
  const outcome = outcomeOf(answer, { ...account, ...post }, ctx.now);
  const check = { id: newId('check'), deliverable_id: deliverableId, checked_at: ctx.now, outcome };
  await ctx.db
    .insertInto('post_check')
    .values({ ...check, method: 'business_discovery' })
    .execute();
  const listed = outcome === 'found' && typeof answer !== 'string' ? answer.post : null;
  const rows = readFigures(listed).map((figure) => ({
    ...figure,
    id: newId('metric'),
    deliverable_id: deliverableId,
    source: 'read' as const,
    check_id: check.id,
    file_id: null,
    as_of: dayOf(ctx.now),
    entered_at: ctx.now,
  }));
  if (rows.length > 0) await ctx.db.insertInto('post_metric').values(rows).execute();
  await saveDeal(ctx, dealId);
}

/** A figure that Instagram leaves out is missing, never 0. */
function readFigures(post: ListedPost | null): { metric: MetricName; value: number }[] {
  const figures = { likes: post?.likes, comments: post?.comments, views: post?.views };
  return Object.entries(figures).flatMap(([metric, value]) =>
    typeof value === 'number' ? [{ metric: metric as keyof typeof figures, value }] : [],
  );
}

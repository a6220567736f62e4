import type { Ctx } from '../ctx.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';
import { nextCheckDelay, type PostChecks, shortcodeOf } from './post-check.ts';

/** Returns the server's checks of content of a deal. Callers must have authorized the reader of the deal. */
export async function findChecks(
  { db, services, now }: Ctx,
  dealId: string,
  deliverable: Pick<Deliverable, 'id' | 'kind' | 'platform' | 'postUrl' | 'publishedAt'>,
): Promise<PostChecks> {
  const { id, publishedAt } = deliverable;
  if (!shortcodeOf(deliverable) || !publishedAt) return { checks: [], whyUnchecked: 'not_possible' };
  const checks = await db
    .selectFrom('post_check')
    .select(['checked_at as checkedAt', 'outcome'])
    .where('deliverable_id', '=', id)
    .where('method', '=', 'business_discovery')
    .where('checked_at', '>=', publishedAt)
    .orderBy('checked_at', 'desc')
    .execute();
  if (!services.instagram.isReadable) return { checks, whyUnchecked: 'not_possible' };
  const proof = await db
    .selectFrom('deal')
    .innerJoin('instagram_proof', 'instagram_proof.user_id', 'deal.influencer_user_id')
    .select('deal.id')
    .where('deal.id', '=', dealId)
    .executeTakeFirst();
  if (!proof) return { checks, whyUnchecked: 'unproved' };
  if (checks.length > 0) return { checks, whyUnchecked: null };
  return { checks, whyUnchecked: nextCheckDelay(publishedAt, now) === null ? 'not_possible' : 'not_yet' };
}

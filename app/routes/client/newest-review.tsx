import { redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { found } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { findNewestApplicationOf } from '#domain/applications/find-application-for-review.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/newest-review';
import { ReviewError } from './review-error.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.review_missing()} · ${site.name}` }];

export async function loader({ context, params: { influencerId } }: Route.LoaderArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const { campaignId } = await found(findNewestApplicationOf(ctx, influencerId));
  throw redirect(
    hrefIn(ctx.language, '/client/campaigns/:campaignId/influencer/:influencerId', {
      campaignId,
      influencerId,
    }),
  );
}

export default function NewestReview() {
  return null;
}

export const ErrorBoundary = ReviewError;

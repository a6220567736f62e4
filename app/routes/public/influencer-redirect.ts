import { redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { ctxOf } from '#app/request/context.ts';
import type { Route } from './+types/influencer-redirect';

/** Alternative address of a profile, required by the specification. */
export function loader({ context, params }: Route.LoaderArgs) {
  return redirect(
    hrefIn(ctxOf(context).language, '/influencer/:influencerId', { influencerId: params.influencerId }),
  );
}

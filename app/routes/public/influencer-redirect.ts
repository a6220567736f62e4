import { redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { ctxOf } from '#app/request/context.ts';
import type { Route } from './+types/influencer-redirect';

/** Redirects the alternative address of a profile, which the specification requires. */
export function loader({ context, params }: Route.LoaderArgs) {
  return redirect(
    hrefIn(ctxOf(context).language, '/influencer/:influencerId', { influencerId: params.influencerId }),
  );
}

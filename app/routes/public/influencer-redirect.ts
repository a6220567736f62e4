import { redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { ctxOf } from '#app/request/context.ts';
import type { Route } from './+types/influencer-redirect';

/** Redirects an alternative address of a profile to the profile. The specification requires the alternative address. */
export function loader({ context, params }: Route.LoaderArgs) {
  return redirect(
    hrefIn(ctxOf(context).language, '/influencer/:influencerId', { influencerId: params.influencerId }),
  );
}

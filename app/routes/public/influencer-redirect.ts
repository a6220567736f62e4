import { redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { ctxOf } from '#app/request/context.ts';
import type { Route } from './+types/influencer-redirect';

/** The specification requires this alternative address of a profile. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  const { influencerId } = params;
  return redirect(hrefIn(ctxOf(context).language, '/influencer/:influencerId', { influencerId }) + search);
}

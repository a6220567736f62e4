import { redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { ctxOf } from '#app/request/context.ts';
import type { Route } from './+types/campaign-redirect';

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  const { campaignId } = params;
  throw redirect(hrefIn(ctxOf(context).language, '/client/campaign/:campaignId', { campaignId }) + search);
}

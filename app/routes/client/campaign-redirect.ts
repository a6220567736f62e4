import { redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { ctxOf } from '#app/request/context.ts';
import type { Route } from './+types/campaign-redirect';

/** Redirects `/client/campaigns/:campaignId` to the page of the campaign. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  const { campaignId } = params;
  throw redirect(hrefIn(ctxOf(context).language, '/client/campaign/:campaignId', { campaignId }) + search);
}

import { redirect } from 'react-router';
import { ctxOf } from '#app/request/context.ts';
import { pathIn } from '#messages/language.ts';
import type { Route } from './+types/campaign-redirect';

/** The list's address with an id leads to that campaign's page. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  const path = `/client/campaign/${encodeURIComponent(params.campaignId)}`;
  throw redirect(pathIn(ctxOf(context).language, path) + search);
}

import { redirect } from 'react-router';
import { ctxOf } from '#app/request/context.ts';
import { pathIn } from '#messages/language.ts';
import type { Route } from './+types/influencer-redirect';

/** The specification's other address of a profile. */
export function loader({ context, params }: Route.LoaderArgs) {
  return redirect(pathIn(ctxOf(context).language, `/influencer/${encodeURIComponent(params.influencerId)}`));
}

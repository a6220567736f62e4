import { redirect } from 'react-router';
import { ctxOf } from '#app/request/context.ts';
import { pathIn } from '#messages/language.ts';
import type { Route } from './+types/agency-blog';

/** The list's second address. */
export function loader({ context, request }: Route.LoaderArgs) {
  throw redirect(pathIn(ctxOf(context).language, '/blog') + new URL(request.url).search, 301);
}

import { redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { ctxOf } from '#app/request/context.ts';
import type { Route } from './+types/agency-blog';

export function loader({ context, request }: Route.LoaderArgs) {
  throw redirect(hrefIn(ctxOf(context).language, '/blog') + new URL(request.url).search, 301);
}

import { data, redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { ctxOf } from '#app/request/context.ts';
import { homeOf } from '#app/request/guard.ts';
import { NotFoundPage } from '#app/shell/not-found.tsx';
import { isMember } from '#domain/ctx.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/not-found';

export const handle: Handle = { serverOnly: true };
export const clientLoader = loadWholePage;

export const meta: Route.MetaFunction = () => [{ title: `${m.not_found_text()} · ${site.name}` }];

export function loader({ context, params }: Route.LoaderArgs) {
  const { actor, language } = ctxOf(context);
  if (params['*'] === 'campaigns' && isMember(actor)) {
    throw redirect(hrefIn(language, actor.role === 'client' ? '/client/campaigns' : '/influencer/dashboard'));
  }
  return data({ dashboard: actor && homeOf(actor.role) }, { status: 404 });
}

export default function NotFound({ loaderData: { dashboard } }: Route.ComponentProps) {
  return <NotFoundPage dashboard={dashboard} />;
}

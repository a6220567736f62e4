import { data, Link, redirect, useLocation } from 'react-router';
import { type Handle, openDocument } from '#app/document.ts';
import { homeOf } from '#app/guard.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { site } from '#site';
import type { Route } from './+types/not-found';

export const handle: Handle = { document: true };
export const clientLoader = openDocument;

export const meta: Route.MetaFunction = () => [{ title: `${m.not_found_text()} · ${site.name}` }];

export function loader({ context, params }: Route.LoaderArgs) {
  const { actor, language } = ctxOf(context);
  if (params['*'] === 'campaigns' && actor) {
    throw redirect(pathIn(language, actor.role === 'client' ? '/client/campaigns' : '/influencer/dashboard'));
  }
  return data({ dashboard: actor && homeOf(actor.role) }, { status: 404 });
}

export default function NotFound({ loaderData: { dashboard } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const to = usePath();
  return (
    <Page title={m.not_found_title()} lead={m.not_found_text()}>
      <p className="mb-8 text-soft">{m.not_found_path({ path: pathname })}</p>
      <p className="flex flex-wrap items-center gap-4">
        <ButtonLink to={to('/')}>{m.not_found_home()}</ButtonLink>
        {dashboard && (
          <Link to={to(dashboard)} className="underline">
            {m.not_found_dashboard()}
          </Link>
        )}
      </p>
    </Page>
  );
}

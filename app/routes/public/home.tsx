import { type Handle, openDocument } from '#app/document.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Brace } from '#app/ui/mark.tsx';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/home';

export const handle: Handle = { document: true, listed: true };
export const clientLoader = openDocument;

/** The page is the same for everyone but for the side it starts on. */
export function loader({ context }: Route.LoaderArgs) {
  return { side: ctxOf(context).actor?.role ?? 'influencer' };
}

export const meta: Route.MetaFunction = () => [
  { title: `${site.name}: ${m.home_title({ joined: m.home_joined() })}` },
  { name: 'description', content: m.home_lead() },
];

export default function Home() {
  const to = usePath();
  const [before, after] = m.home_title({ joined: '|' }).split('|');
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-12 px-5 py-12 md:grid-cols-2 md:px-8 md:py-20">
      <div>
        <h1 className="text-[clamp(2.75rem,1.8rem+4.5vw,5rem)]">
          {before}
          <em className="text-accent">{m.home_joined()}</em>
          {after}
        </h1>
        <p className="mt-6 max-w-md text-lg text-soft">{m.home_lead()}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={to('/signup')}>{m.home_create_account()}</ButtonLink>
          <ButtonLink to={to('/login')} look="secondary">
            {m.nav_login()}
          </ButtonLink>
        </p>
      </div>
      <div className="flex items-center gap-4" aria-hidden="true">
        <img
          src="/editorial/cover-1.svg"
          alt=""
          className="aspect-[5/8] min-w-0 flex-1 rounded-card object-cover"
        />
        <Brace className="h-40 shrink-0 text-accent md:h-56" />
        <img
          src="/demo/covers/tasting-menu.svg"
          alt=""
          className="aspect-[5/8] min-w-0 flex-1 rounded-card object-cover"
        />
      </div>
    </section>
  );
}

import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { preloadItalic } from '#app/rendering/italic.ts';
import { faqPage, organization, pageMetadata } from '#app/rendering/search-metadata.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { ctxOf, requestContext } from '#app/request/context.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { stated } from '#domain/claims/statements.ts';
import { isMember } from '#domain/ctx.ts';
import { m } from '#messages';
import { formatList, formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/home';
import { Hero } from './home/hero.tsx';
import { Questions, questions } from './home/questions.tsx';
import { Showcase } from './home/showcase.tsx';
import { Benefits, HowItWorks } from './home/sides.tsx';

export const handle: Handle = { serverOnly: true, listed: true };
export const clientLoader = loadWholePage;
export const links = preloadItalic;

/** `side` is the role whose steps and benefits appear first: a member's own role, otherwise `influencer`. */
export function loader({ context }: Route.LoaderArgs) {
  const { actor } = ctxOf(context);
  return {
    side: isMember(actor) ? actor.role : ('influencer' as const),
    publicUrl: context.get(requestContext).publicUrl,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const rating = stated('rating');
  const description = [
    m.home_meta_description({ offer: formatList(offered(), currentLanguage()) }),
    stated('luxuryPartnerships') && m.home_meta_partner(),
    rating && m.home_meta_rating(rating),
  ]
    .filter(Boolean)
    .join(' ');
  const publicUrl = loaderData?.publicUrl ?? '';
  const title = `${site.name} · ${m.home_meta_title()}`;
  return [
    ...pageMetadata({ publicUrl, path: '/', title, description }),
    organization(publicUrl),
    faqPage(questions()),
  ];
};

function offered(): string[] {
  const verifiedInfluencers = stated('verifiedInfluencers');
  const count = verifiedInfluencers && formatNumber(verifiedInfluencers, currentLanguage());
  return [
    count && m.home_meta_influencers({ count }),
    m.home_meta_campaigns(),
    m.home_meta_statistics(),
    stated('personalisedSupport') && m.home_meta_support(),
  ].filter((it) => typeof it === 'string');
}

export default function Home({ loaderData: { side } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <HowItWorks start={side} />
      <Showcase />
      <Benefits start={side} />
      <Journey />
      <Questions />
    </>
  );
}

function Journey() {
  const to = usePath();
  return (
    <section className="overflow-hidden bg-accent-fill text-on-accent">
      <div className="mx-auto flex max-w-6xl items-center gap-6 px-5 py-16 md:gap-14 md:px-8 md:py-24">
        <Mark className="-ml-2 h-64 shrink-0 md:h-80" />
        <div>
          <h2 className="text-[clamp(2.75rem,1.4rem+6.4vw,6.5rem)] leading-[0.95]">
            {m.home_journey_title()}
          </h2>
          <p className="mt-5 max-w-lg text-lg md:text-xl">{m.home_journey_text()}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <Link
              to={to('/signup')}
              className={`${buttonClass('quiet')} bg-white text-accent-fill hover:bg-white hover:opacity-85 focus-visible:outline-on-accent`}
            >
              {m.home_create_account()}
            </Link>
            <Link
              to={to('/pricing')}
              reloadDocument
              className={`${buttonClass('quiet')} border-on-accent! hover:bg-white/10 focus-visible:outline-on-accent`}
            >
              {m.home_journey_plans()}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

import { preloadItalic } from '#app/rendering/italic.ts';
import { faqPage, organization, pageMetadata } from '#app/rendering/search-metadata.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { ctxOf, requestContext } from '#app/request/context.ts';
import { isMember } from '#domain/ctx.ts';
import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/home';
import { Benefits } from './home/benefits.tsx';
import { Hero } from './home/hero.tsx';
import { HowItWorks } from './home/how-it-works.tsx';
import { Journey } from './home/journey.tsx';
import { Questions, questions } from './home/questions.tsx';
import { Showcase } from './home/showcase.tsx';

export const handle: Handle = { serverOnly: true, listed: true };
export const clientLoader = loadWholePage;
export const links = preloadItalic;

/** `side`: the role whose content is shown first, a member's own role or `influencer` for everyone else. */
export function loader({ context }: Route.LoaderArgs) {
  const { actor } = ctxOf(context);
  return {
    side: isMember(actor) ? actor.role : ('influencer' as const),
    publicUrl: context.get(requestContext).publicUrl,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { verifiedInfluencers, rating } = site.claims;
  const influencers = formatNumber(verifiedInfluencers, currentLanguage());
  const description = [
    m.home_meta_description({ influencers }),
    ...(rating ? [m.home_meta_rating(rating)] : []),
  ].join(' ');
  const publicUrl = loaderData?.publicUrl ?? '';
  const title = `${site.name} · ${m.home_meta_title()}`;
  return [
    ...pageMetadata({ publicUrl, path: '/', title, description }),
    organization(publicUrl),
    faqPage(questions()),
  ];
};

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

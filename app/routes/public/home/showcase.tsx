import { Link } from 'react-router';
import { useLanguage, usePath } from '#app/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ArrowRight } from '#app/ui/icons.tsx';
import { m } from '#messages';
import { formatCount } from '#messages/format.ts';
import { site } from '#site';

export function Showcase() {
  const to = usePath();
  return (
    <section className="border-t border-line">
      <div className="mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-24">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 md:mb-14">
          <div>
            <h2 className="text-[clamp(2.5rem,1.6rem+3.6vw,4.25rem)]">{m.home_showcase_title()}</h2>
            <p className="mt-3 text-lg text-soft">{m.home_showcase_lead()}</p>
          </div>
          <ButtonLink to={to('/signup')} look="secondary">
            {m.home_explore()} <ArrowRight className="size-4" />
          </ButtonLink>
        </div>
        <ul className="-mx-5 flex snap-x snap-mandatory gap-4 overflow-x-auto px-5 pb-2 [scroll-padding-inline:1.25rem] md:mx-0 md:grid md:grid-cols-3 md:gap-6 md:overflow-visible md:px-0 md:pb-0">
          {site.showcase.map((sample) => (
            <li key={sample.handle} className="w-[76vw] shrink-0 snap-start sm:w-72 md:w-auto md:even:mt-12">
              <Cover {...sample} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Cover({ handle, platform, followers, caption, picture }: (typeof site.showcase)[number]) {
  const language = useLanguage();
  const to = usePath();
  const count = formatCount(followers, language);
  return (
    <article className="group relative isolate overflow-hidden rounded-card text-on-ground">
      <img
        src={picture}
        alt=""
        width="720"
        height="1280"
        loading="lazy"
        className="aspect-9/16 w-full object-cover"
      />
      <div className="absolute inset-x-0 top-0 p-5 lg:p-6">
        <p className="flex justify-between gap-2 border-b border-on-ground/50 pb-2 text-xs font-medium tabular-nums lg:text-sm">
          <span>{platform}</span>
          <span>{m.home_showcase_followers({ count })}</span>
        </p>
        <h3 className="mt-4 text-3xl md:text-[min(3.1vw,2.75rem)] leading-none break-words">{handle}</h3>
        <p className="mt-3 max-w-[16ch] font-serif text-xl leading-tight italic lg:text-2xl">
          {caption[language]}
        </p>
      </div>
      <Link
        to={to('/signup')}
        aria-label={m.home_watch_more_of({ handle })}
        className="absolute bottom-5 left-5 inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-white bg-on-ground px-5 font-medium text-white focus-visible:outline-on-ground lg:bottom-6 lg:left-6"
      >
        {m.home_watch_more()}
        <ArrowRight className="size-4 transition-transform duration-150 group-hover:translate-x-1" />
      </Link>
    </article>
  );
}

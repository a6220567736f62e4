import { useLanguage, usePath } from '#app/language.ts';
import { Accented } from '#app/ui/accented.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { JoiningBrace } from '#app/ui/mark.tsx';
import { stated } from '#domain/claims/statements.ts';
import { m } from '#messages';
import { formatCount, formatNumber } from '#messages/format.ts';
import { site } from '#site';

export function Hero() {
  const to = usePath();
  return (
    <section className="mx-auto max-w-6xl px-5 pt-10 md:px-8 md:pt-16">
      <h1 className="text-[15vw] md:text-[min(10.2vw,8.75rem)] leading-[0.92] tracking-[-0.02em]">
        <Accented sentence={(word) => m.home_title({ joined: word })} word={m.home_joined()} />
      </h1>
      <div className="mt-8 grid gap-10 md:mt-12 lg:grid-cols-[9fr_15fr] lg:items-end lg:gap-10">
        <div>
          <p className="max-w-md text-lg text-soft md:text-xl">
            {stated('curatedDiscovery') ? m.home_lead() : m.home_lead_plain()}
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={to('/influencers')}>{m.home_browse()}</ButtonLink>
            <ButtonLink to={to('/signup')} look="secondary">
              {m.home_create_account()}
            </ButtonLink>
          </p>
        </div>
        <Accolade />
      </div>
      <Claims />
    </section>
  );
}

/** Illustrates the site's name: an accolade (curly brace) joins influencers to a brand. */
function Accolade() {
  const language = useLanguage();
  const { people, brand } = site.hero;
  return (
    <div className="grid grid-cols-3 gap-x-2.5 md:grid-cols-[1fr_1fr_1fr_auto_1.3fr] md:gap-x-3">
      {people.map(({ handle, followers, picture }, index) => (
        <figure key={handle} className={index === 1 ? 'md:-translate-y-5' : ''}>
          <img
            src={picture}
            alt=""
            width="360"
            height="560"
            // The images have a low priority, because the text and its font should load first.
            fetchPriority="low"
            className="w-full rounded-card object-cover aspect-[9/14] md:aspect-1/2"
          />
          <figcaption className="mt-2 text-xs leading-snug text-soft sm:text-sm">
            <span className="block truncate text-ink">{handle}</span>
            <span className="tabular-nums">{formatCount(followers, language)}</span>
          </figcaption>
        </figure>
      ))}
      <JoiningBrace down className="col-span-3 mt-4 mb-3 w-full text-accent md:hidden" />
      <div className="relative hidden w-8 md:block lg:w-9">
        <JoiningBrace className="absolute h-[calc(100%-3rem)] max-w-full text-accent" />
      </div>
      <figure className="col-span-3 flex flex-col md:col-span-1">
        <div className="relative aspect-3/2 overflow-hidden rounded-card md:aspect-auto md:flex-1">
          <img src={brand.picture} alt="" fetchPriority="low" className="absolute size-full object-cover" />
        </div>
        <figcaption className="mt-2 text-xs leading-snug text-soft sm:text-sm">
          <span className="block text-ink">{brand.name}</span>
          {brand.town}
        </figcaption>
      </figure>
    </div>
  );
}

function Claims() {
  const language = useLanguage();
  const verifiedInfluencers = stated('verifiedInfluencers');
  const verificationHours = stated('verificationHours');
  const rating = stated('rating');
  const claims = [
    verifiedInfluencers && {
      value: `${formatNumber(verifiedInfluencers, language)}+`,
      label: m.home_claim_influencers(),
    },
    verificationHours && {
      value: m.home_claim_verification_value(verificationHours),
      label: m.home_claim_verification(),
    },
    rating && {
      value: rating.value.toLocaleString(language, { minimumFractionDigits: 1 }),
      label: m.home_claim_rating({ reviews: rating.reviews }),
    },
  ].filter((claim) => typeof claim === 'object' && claim !== null);
  if (claims.length === 0) return null;
  return (
    <dl className="mt-12 flex divide-x divide-line border-t border-line md:mt-16">
      {claims.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-1 flex-col-reverse justify-end px-3 py-5 first:pl-0 md:px-8 md:py-7"
        >
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="font-serif text-[clamp(1.5rem,4.2vw,3rem)] leading-tight whitespace-nowrap">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

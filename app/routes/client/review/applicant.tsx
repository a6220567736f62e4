import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { FigureSource } from '#app/ui/figure-source.tsx';
import { Bookmark, Instagram } from '#app/ui/icons.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { ThematicTags } from '#app/ui/thematic-tags.tsx';
import type { ApplicationForReview } from '#domain/applications/find-application-for-review.server.ts';
import { instagramAddress } from '#domain/influencers/instagram.ts';
import { m } from '#messages';
import { memberName } from '#messages/member-name.ts';
import { figuresOf } from './figures.ts';
import { ReviewStatus } from './status.tsx';

const link = 'inline-flex min-h-6 items-center gap-2 underline decoration-1 underline-offset-4';

export function Applicant({ application }: { application: ApplicationForReview }) {
  const { campaign, influencer } = application;
  const to = usePath();
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6 lg:block">
      <Portrait
        name={memberName(influencer.fullName)}
        picture={influencer.picture}
        className="aspect-4/5 w-full self-start"
        first
      />
      <div className="self-center lg:mt-5">
        <ReviewStatus application={application} />
        <h1 className="mt-2 max-sm:text-[2rem] max-[22rem]:text-2xl">{memberName(influencer.fullName)}</h1>
        <p className="mt-1 text-soft max-sm:text-sm">
          {[influencer.handle && `@${influencer.handle}`, influencer.location].filter(Boolean).join(' · ')}
        </p>
        {influencer.collaborationsWithBrand > 0 && (
          <p className="mt-1 flex items-center gap-2 max-sm:text-sm">
            <Mark className="h-4 w-auto shrink-0 text-accent" />
            {m.review_together({ count: influencer.collaborationsWithBrand })}
          </p>
        )}
        {influencer.fullName && (
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 max-sm:text-sm">
            <Link
              to={to('/influencer/:influencerId', { influencerId: influencer.id, campaign: campaign.id })}
              reloadDocument
              className={link}
            >
              {m.review_profile()}
            </Link>
            <a
              href={instagramAddress(influencer.handle)}
              target="_blank"
              rel="noopener noreferrer"
              className={link}
            >
              <Instagram className="size-4 shrink-0 max-sm:hidden" /> {m.review_instagram()}
              <span className="sr-only">{m.review_new_tab()}</span>
            </a>
            <a
              href={to('/client/influencer/:influencerId/shortlists', { influencerId: influencer.id })}
              className={link}
            >
              <Bookmark className="size-4 shrink-0 max-sm:hidden" /> {m.shortlist_short()}
              <span className="sr-only"> {influencer.fullName}</span>
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

export function ApplicantFigures({ influencer }: Pick<ApplicationForReview, 'influencer'>) {
  return (
    <dl className="grid grid-cols-3 border-t border-b border-t-ink border-b-line lg:grid-cols-1 lg:border-b-0">
      {figuresOf(influencer).map(({ name, value, source, at }) => (
        <div
          key={name}
          className="flex min-w-0 flex-col border-line px-3 pt-3 pb-2.5 text-xs wrap-normal first:pl-0 not-first:border-l sm:text-sm lg:grid lg:grid-cols-[1fr_auto] lg:items-baseline lg:gap-x-3 lg:border-b lg:px-0 lg:not-first:border-l-0"
        >
          <dt className="order-2 text-soft">{name}</dt>
          <dd
            className={`order-1 leading-none lg:col-span-2 ${value === null ? 'flex min-h-9 items-end text-soft' : 'font-serif text-4xl tabular-nums lg:text-[2.75rem]'}`}
          >
            {value ?? m.influencer_not_stated()}
          </dd>
          {value !== null && (
            <dd className="order-3 max-lg:mt-0.5">
              <FigureSource source={source} at={at} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

export function ApplicantDetails({ influencer }: Pick<ApplicationForReview, 'influencer'>) {
  const { bio, thematics } = influencer;
  if (!bio && thematics.length === 0) return null;
  return (
    <div className="grid gap-4">
      {bio && (
        <section>
          <h2 className="sr-only">{m.review_bio()}</h2>
          <p dir="auto" className="whitespace-pre-line">
            {bio}
          </p>
        </section>
      )}
      {thematics.length > 0 && (
        <section>
          <h2 className="sr-only">{m.review_thematics()}</h2>
          <ThematicTags thematics={thematics} />
        </section>
      )}
    </div>
  );
}

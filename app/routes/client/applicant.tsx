import { Badge, type Tone } from '#app/ui/badge.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Instagram, MapPin } from '#app/ui/icons.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { ShortlistLink } from '#app/ui/shortlist-link.tsx';
import { type ApplicantTable, tableOf } from '#domain/applications/application.ts';
import type { ApplicationForReview } from '#domain/applications/find-application-for-review.server.ts';
import { instagramAddress } from '#domain/influencers/instagram.ts';
import { m } from '#messages';
import { formatCount, formatFigure, formatRate } from '#messages/format.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { currentLanguage } from '#messages/path-language.ts';

const badges: Record<ApplicantTable, { tone: Tone; label: () => string }> = {
  accepted: { tone: 'good', label: m.review_status_validated },
  pending: { tone: 'wait', label: m.review_status_pending },
  declined: { tone: 'bad', label: m.review_status_refused },
};

const unanswered: (typeof badges)[ApplicantTable] = { tone: 'plain', label: m.report_state_unanswered };

export function Applicant({ application }: { application: ApplicationForReview }) {
  const { influencer } = application;
  const language = currentLanguage();
  const { tone, label } = application.isUnanswered ? unanswered : badges[tableOf(application)];
  const { figuresSource: source } = influencer;
  const metrics = [
    {
      name: m.review_followers(),
      value: formatFigure(influencer.followers, formatCount, language),
      source,
    },
    {
      name: m.review_engagement(),
      value: formatFigure(influencer.engagementRate, formatRate, language),
      source,
    },
    { name: m.review_collaborations(), value: String(influencer.previousCollaborations) },
  ];
  return (
    <div>
      <Portrait
        name={influencer.fullName}
        picture={influencer.picture}
        className="aspect-4/3 w-full md:aspect-4/5"
        first
      />
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0">{influencer.fullName}</h1>
        <Badge tone={tone}>
          <span aria-hidden className="size-1.5 rounded-full bg-current" />
          {label()}
        </Badge>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-soft">
        <span>@{influencer.handle}</span>
        {influencer.location && (
          <span className="inline-flex items-center gap-1">
            <MapPin className="size-4 shrink-0" /> {influencer.location}
          </span>
        )}
      </p>
      <a
        href={instagramAddress(influencer.handle)}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonClass('secondary')} mt-4`}
      >
        <Instagram /> {m.review_instagram()}
        <span className="sr-only">{m.review_new_tab()}</span>
      </a>{' '}
      <ShortlistLink id={influencer.id} name={influencer.fullName} />
      <dl className="mt-6 grid grid-cols-[repeat(3,min-content)] justify-between gap-x-3 border-y border-line py-4 wrap-normal">
        {metrics.map((metric) => (
          <Figure key={metric.name} {...metric} size="text-3xl" />
        ))}
      </dl>
    </div>
  );
}

export function ApplicantDetails({ application }: { application: ApplicationForReview }) {
  const { bio, thematics } = application.influencer;
  if (!bio && thematics.length === 0) return null;
  return (
    <div className="grid gap-6">
      {bio && (
        <section>
          <h2 className="mb-2 text-2xl">{m.review_bio()}</h2>
          <p dir="auto" className="whitespace-pre-line">
            {bio}
          </p>
        </section>
      )}
      {thematics.length > 0 && (
        <section>
          <h2 className="sr-only">{m.review_thematics()}</h2>
          <ul className="flex flex-wrap gap-2">
            {thematics.map((thematic) => (
              <li key={thematic} className="rounded-full border border-line bg-surface px-3 py-1 text-sm">
                {thematicLabels[thematic]()}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
